import { importsOfIndex, importsVersion } from '#db/content/law-index.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { runInWorker } from '#api/kernel/workers/run-in-worker.ts';
import { readReferences, type ReadText } from '#api/legal-language/index.ts';
import { readCitations } from './reading.tasks.ts';

/** From here on a reading would keep others waiting; a shorter one takes less than its way to a worker. */
const LONG = 20_000;

/** Reads a text, a long one in a worker. */
export async function readText(ctx: Ctx, text: string, most: number): Promise<ReadText | 'TOO_MANY'> {
  if (text.length <= LONG) return readReferences(text);
  const given = { text, most, version: importsVersion() };
  const read = await runInWorker(ctx, readCitations, { ...given, imports: null });
  if (read !== 'UNKNOWN_LAWS') return read;
  const again = await runInWorker(ctx, readCitations, { ...given, imports: importsOfIndex() });
  if (again === 'UNKNOWN_LAWS') throw new Error('a worker did not learn the imported laws');
  return again;
}
