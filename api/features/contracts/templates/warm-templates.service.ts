import { MEXICO_CITY, dayIn } from '#schema/lib/zones.ts';
import { pauses } from '#api/kernel/jobs/pauses.ts';
import { previewOf, templates } from '../generation/index.ts';

/**
 * Parses every template and writes an empty form of it, so that the first person does not wait for that. An error in a
 * template is found here, before somebody chooses it.
 */
export async function warmTemplates(now: Date): Promise<void> {
  const pause = pauses();
  for (const template of templates()) {
    previewOf(template, { jurisdiction: 'FEDERAL', values: [] }, dayIn(MEXICO_CITY, now));
    await pause();
  }
}
