import { publicationText } from '#schema/text/publications.ts';
import { layOut } from './layout.rules.ts';
import { parseLaw, type ParsedLaw } from './parse-law.rules.ts';
import { reportOn, type ParseReport } from './parse-report.rules.ts';
import { PublicationError } from './publication-error.rules.ts';
import type { PublicationFormat } from './publication-text.rules.ts';
import { readPublication } from './read-publication.adapter.ts';

export interface ReadLaw {
  law: ParsedLaw;
  report: ParseReport;
  format: PublicationFormat;
  pages: number;
}

/**
 * A law from the file that a congress publishes. Throws a `PublicationError` when the file cannot be read or has no
 * article; a law that was read with gaps comes back, and its report says in `refusal` why it should not be kept.
 */
export async function lawFromPublication(bytes: Uint8Array, fileName: string): Promise<ReadLaw> {
  const text = await readPublication(bytes, fileName);
  const law = parseLaw(layOut(text));
  if (law.articles.length === 0) throw new PublicationError('NO_ARTICLES', publicationText.noArticles(fileName));
  return { law, report: reportOn(law, text), format: text.format, pages: text.pages.length };
}
