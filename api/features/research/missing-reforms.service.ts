import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { laterReforms } from '#db/content/later-reforms.ts';
import { laterReformText } from '#schema/text/limits.ts';
import { textArray } from './articles.service.ts';

/** Of the laws that are held, the reforms that an import would bring: a line each, for operators. */
export async function missingReforms(em: SqlEntityManager): Promise<string[]> {
  const reforms = laterReforms();
  const held = await em.execute<{ key: string; shortName: string; textAsOf: string }[]>(
    `select key, short_name as "shortName", text_as_of::text as "textAsOf" from statute where key = any(?::text[])`,
    [textArray(reforms.map(({ law }) => law))],
  );
  return held.flatMap(({ key, shortName, textAsOf }) =>
    reforms
      .filter(({ law, publishedOn, replaces }) => law === key && (replaces || textAsOf < publishedOn))
      .map(({ publishedOn }) => laterReformText.missing(shortName, publishedOn)),
  );
}
