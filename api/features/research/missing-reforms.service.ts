import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { laterReforms } from '#db/content/later-reforms.ts';
import { laterReformText } from '#schema/text/limits.ts';
import { textArray } from './articles.service.ts';

/** Of the laws that are stored, the reforms that an import would bring: a line each, for operators. */
export async function missingReforms(em: SqlEntityManager): Promise<string[]> {
  const reforms = laterReforms();
  const held = await em.execute<{ key: string; shortName: string; textAsOf: string }[]>(
    `select key, short_name as "shortName", text_as_of::text as "textAsOf" from statute where key = any(?::text[])`,
    [textArray(reforms.map(({ law }) => law))],
  );
  const statutes = new Map(held.map((statute) => [statute.key, statute]));
  return reforms.flatMap(({ law, publishedOn, replaces }) => {
    const statute = statutes.get(law);
    return statute && (replaces || statute.textAsOf < publishedOn)
      ? [laterReformText.missing(statute.shortName, publishedOn)]
      : [];
  });
}
