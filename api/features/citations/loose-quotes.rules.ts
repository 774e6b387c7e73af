import type { StoredCitation } from '#db/entities/chat.entity.ts';
import { locateQuote } from './passages.rules.ts';

const QUOTED = /«([^«»]*)»|“([^“”]*)”/gu;
/** Citation marks right after a quote. */
const MARKS_BEHIND = /^[\s.,;:)]{0,4}((?:\s?\[\d{1,4}\])+)/;

const ordinalsIn = (marks: string): number[] => [...marks.matchAll(/\d+/g)].map(([ordinal]) => Number(ordinal));

/**
 * Quotation marks in an answer are for words of the law, which its citation has checked. Other words in quotation marks
 * (a nickname, a common error, words of the question) are set in italics instead, so that nobody takes them for law.
 * Each character is replaced by one character: places stay.
 */
export function italiciseLooseQuotes(text: string, citations: readonly StoredCitation[]): string {
  const byOrdinal = new Map(citations.map((citation) => [citation.ordinal, citation]));
  const passages = citations.flatMap(({ passage }) => passage ?? []);
  return text.replace(
    QUOTED,
    (whole: string, guillemets: string | undefined, curly: string | undefined, at: number) => {
      const words = guillemets ?? curly ?? '';
      const behind = MARKS_BEHIND.exec(text.slice(at + whole.length, at + whole.length + 40))?.[1] ?? '';
      const isAccused = ordinalsIn(behind).some((ordinal) => byOrdinal.get(ordinal)?.state === 'QUOTE_NOT_FOUND');
      const isLaw = words.trim() !== '' && passages.some((passage) => locateQuote(passage, words));
      if (isAccused || isLaw || words.includes('*') || words.includes('\n') || words.trim() !== words || !words)
        return whole;
      return `*${words}*`;
    },
  );
}
