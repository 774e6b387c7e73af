import { foldInPlace } from '#api/legal-language/index.ts';

/** Prepares the text of a court order; passages are places in it. */

export const TEXT_MAX = 60_000;

export interface Found {
  value: string;
  start: number;
  end: number;
}

export interface NoticeText {
  text: string;
  /** Lower case without accents, of the same length. */
  folded: string;
  /** The same, where every full stop ends a sentence: those of «S.A.» and «núm.» are replaced by `·`. */
  prose: string;
}

const ENTITIES: Record<string, string> = {
  nbsp: ' ',
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  aacute: 'á',
  eacute: 'é',
  iacute: 'í',
  oacute: 'ó',
  uacute: 'ú',
  ntilde: 'ñ',
  uuml: 'ü',
  Aacute: 'Á',
  Eacute: 'É',
  Iacute: 'Í',
  Oacute: 'Ó',
  Uacute: 'Ú',
  Ntilde: 'Ñ',
  ordf: 'ª',
  ordm: 'º',
  laquo: '«',
  raquo: '»',
};
const MARKUP =
  /<\/?(?:html|body|table|tbody|tr|td|th|div|p|br|span|b|i|strong|em|ul|li|a|font|h[1-6])\b[^<>]{0,2000}>/i;
const BLOCK = /<\/?(?:tr|div|p|br|li|ul|ol|table|h[1-6])\b[^<>]{0,2000}>/gi;
const HIDDEN = /<(script|style|head)\b[^<>]{0,2000}>[^<]{0,60000}<\/\1>/gi;
const TAG = /<\/?[a-z!][^<>]{0,2000}>/gi;

const withoutMarkup = (text: string): string =>
  MARKUP.test(text)
    ? text
        .replace(HIDDEN, ' ')
        .replace(BLOCK, '\n')
        .replace(TAG, ' ')
        .replace(/&([a-zA-Z]{2,8});/g, (all, name: string) => ENTITIES[name] ?? all)
        .replace(/&#(\d{2,5});/g, (_, code: string) => String.fromCharCode(Number(code)))
    : text;

/** Cleans a pasted text: no markup, no characters that cannot be stored, no long runs of blanks. */
export function tidyNotice(given: string): NoticeText {
  const text = withoutMarkup(given.replaceAll('\u0000', ' ').toWellFormed())
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029\v\f]/g, '\n')
    .replace(/[\u00ad\u200b-\u200f\ufeff]/g, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  const folded = foldInPlace(text);
  return { text, folded, prose: withoutInnerStops(text, folded) };
}

export const noticePassageOf = ({ text }: NoticeText, { start, end }: { start: number; end: number }) => ({
  start,
  end,
  text: text.slice(start, end),
});

const SHORT =
  /(?:^|[^a-z])(?:[a-z]|ma|lic|sra?|dra?|mtr[oa]|ing|nums?|nos?|exp|arts?|fracc|frs?|inc|col|av|ord|merc|int|sent|acdo|sria|edo|mex|pag|cd|ags|qro|gto|jal|ver|vs|fed)$/;

const isInner = (text: string, folded: string, at: number): boolean =>
  /[a-z\d,;)/-]/i.test(text[at + 1] ?? '') ||
  (SHORT.test(folded.slice(Math.max(0, at - 6), at)) && !/^\s*\n/.test(text.slice(at + 1, at + 4)));

const withoutInnerStops = (text: string, folded: string): string =>
  folded.replace(/\./g, (stop, at: number) => (isInner(text, folded, at) ? '·' : stop));

/** Ends of sentences, for cutting passages. */
export function sentenceEnds({ text, prose }: NoticeText): number[] {
  const ends = [...prose.matchAll(/[.;](?=\s|$)|\n\n/g)].map(({ index, 0: mark }) => index + (mark === '\n\n' ? 0 : 1));
  return [...ends, text.length];
}

const MAX_PASSAGE_LENGTH = 260;

/** The sentence around a place, cut to `MAX_PASSAGE_LENGTH`. */
export function sentenceAround(ends: readonly number[], notice: NoticeText, start: number, end: number): Found {
  const before = ends.findLast((at) => at <= start) ?? 0;
  const after = ends.find((at) => at >= end) ?? notice.text.length;
  const from = start - before > MAX_PASSAGE_LENGTH / 2 ? start : before;
  const cut = notice.text.slice(from, Math.min(after, Math.max(end, from + MAX_PASSAGE_LENGTH)));
  const lead = cut.length - cut.trimStart().length;
  return { value: cut.trim(), start: from + lead, end: from + lead + cut.trim().length };
}
