import { foldName } from '#db/content/law-names.rules.ts';
import { fileNumberKey } from '#api/features/deadlines/reading/file-number.rules.ts';
import { proposeTerms } from '#api/features/deadlines/reading/proposal.rules.ts';
import { readNoticeText, type ReadText } from '#api/features/deadlines/reading/read-text.rules.ts';
import { actLabel } from '#schema/text/deadline-reading.ts';
import type { WrittenNotice } from '../support/notices.ts';

/** Recall and precision of reading court orders, by field. */

const FIELDS = [
  'expediente',
  'court',
  'calendar',
  'parties',
  'notice',
  'decided',
  'method',
  'act',
  'term',
  'rules',
] as const;
type Field = (typeof FIELDS)[number];

export interface Judgement {
  notice: string;
  field: Field;
  /** Number of expected, read and correctly read values. */
  expected: number;
  read: number;
  right: number;
  got: string;
}

/** The article that sets the term of a rule. */
const articleOf = ({ articles }: { articles: string[] }): string => (articles[0] ?? '').split('|')[0] ?? '';

const valuesOf = (read: ReadText): Record<Field, string[]> => ({
  expediente: read.fileNumber ? [read.fileNumber.value] : [],
  court: read.court ? [read.court.value] : [],
  calendar: read.calendar ? [read.calendar] : [],
  parties: read.parties.map(({ value }) => value),
  notice: read.noticeOn ? [read.noticeOn.date] : [],
  decided: read.otherDates.flatMap(({ date, meaning }) => (meaning === 'DECIDED' ? [date] : [])).slice(0, 1),
  method: read.method ? [read.method.method] : [],
  act: read.act ? [actLabel[read.act.id]] : [],
  term: read.freeTerm ? [`${read.freeTerm.amount} ${read.freeTerm.unit}`] : [],
  rules: proposeTerms(read).rules.slice(0, 3).map(articleOf),
});

const SAME: Partial<Record<Field, (expected: string, got: string) => boolean>> = {
  expediente: (expected, got) => fileNumberKey(expected) === fileNumberKey(got),
  court: (expected, got) =>
    foldName(got)
      .replace(/^jueza? /, 'juzgado ')
      .includes(foldName(expected).replace(/^jueza? /, 'juzgado ')),
  parties: (expected, got) => foldName(expected) === foldName(got),
};
const isSame = (field: Field, expected: string, got: string): boolean =>
  (SAME[field] ?? ((a, b) => a === b))(expected, got);

export function judge({ id, text, expects }: WrittenNotice): Judgement[] {
  const values = valuesOf(readNoticeText(text));
  return FIELDS.flatMap((field): Judgement[] => {
    // Without an expected day of notice, the text has none.
    const told = expects.get(field) ?? (field === 'notice' ? '' : null);
    if (told === null) return [];
    const expected = told.split(' | ').filter(Boolean);
    const got = values[field];
    const right = expected.filter((each) => got.some((value) => isSame(field, each, value))).length;
    // Several rules are offered for choice, so additional ones are no error.
    const read = field === 'rules' ? Math.min(got.length, Math.max(right, 1)) : got.length;
    return [{ notice: id, field, expected: expected.length, read, right, got: got.join(' | ') }];
  });
}

export interface FieldFigures {
  field: Field;
  expected: number;
  read: number;
  right: number;
  precision: number;
  recall: number;
}

export const figuresOf = (judgements: readonly Judgement[]): FieldFigures[] =>
  FIELDS.map((field) => {
    const own = judgements.filter((each) => each.field === field);
    const sum = (of: (each: Judgement) => number): number => own.reduce((total, each) => total + of(each), 0);
    const [expected, read, right] = [sum((each) => each.expected), sum((each) => each.read), sum((each) => each.right)];
    return {
      field,
      expected,
      read,
      right,
      precision: read ? right / read : 1,
      recall: expected ? right / expected : 1,
    };
  });
