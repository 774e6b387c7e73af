import type { CountedDay, DeadlineComputation, TermBasis } from '#schema/generated/contract.ts';
import { weekdayAndDay, writtenDay } from '#schema/text/days.ts';
import { computationDocumentText as text } from '#schema/text/deadlines.ts';
import { findLaw } from '#db/content/law-index.ts';
import type { Block, Run } from '#api/kernel/print/document.ts';

/** The document of a count: the result, its basis, and the table of days. */

/** A longer table is not useful in print. */
const MAX_DAYS = 1500;

/** Facts that a saved deadline has besides its count. */
export interface SavedFacts {
  caseTitle: string | null;
  fileNumber: string | null;
  status: string;
  changeNote: string | null;
}

const plain = (words: string): Run[] => [{ text: words }];
const heading = (words: string): Block => ({ kind: 'HEADING', level: 2, runs: plain(words) });
const note = (tone: 'WARNING' | 'MUTED' | 'BAD', words: string): Block => ({ kind: 'NOTE', tone, runs: plain(words) });

const cited = (name: string, { articleNumber, place }: TermBasis): string =>
  `${name}, ${text.article(articleNumber, place ?? null)}`;
/** With the short name of the law, for the table. */
const shortCitation = (basis: TermBasis): string =>
  cited(findLaw(basis.statuteKey)?.shortName ?? basis.statuteName, basis);

function listed(title: string, items: readonly string[]): Block[] {
  if (items.length === 0) return [];
  return [heading(title), { kind: 'LIST', isNumbered: false, items: items.map(plain) }];
}

/** A `FACTS` block without the facts that are missing. */
export const factsBlock = (
  rows: readonly [term: string, value: string | null | undefined, isBold?: boolean][],
): Block => ({
  kind: 'FACTS',
  rows: rows.flatMap(([term, value, isBold = false]) => (value ? [{ term, runs: [{ text: value, isBold }] }] : [])),
});

function result(count: DeadlineComputation, saved: SavedFacts | null, dueWords: string | null): Block {
  const effect = [count.effectOn ? weekdayAndDay(count.effectOn) : null, count.effectNote].filter(Boolean).join(': ');
  return factsBlock([
    [text.facts.case, saved?.caseTitle],
    [text.facts.fileNumber, saved?.fileNumber],
    [text.facts.term, count.term],
    [text.facts.notice, weekdayAndDay(count.noticeOn)],
    [text.facts.effect, effect],
    [text.facts.firstDay, count.firstDay ? weekdayAndDay(count.firstDay) : null],
    [text.facts.due, dueWords, true],
    [text.facts.hour, count.hourNote],
    [text.facts.consequence, count.consequence],
    [text.facts.status, saved?.status],
  ]);
}

const reasonRuns = ({ reason, basis, counts }: CountedDay): Run[] => [
  { text: reason ?? (counts ? text.counted : text.notCounted), ...(counts ? {} : { tone: 'MUTED' as const }) },
  ...(basis ? [{ text: ` (${shortCitation(basis)})`, tone: 'MUTED' as const }] : []),
];

function dayTable(days: readonly CountedDay[]): Block[] {
  const shown = days.slice(0, MAX_DAYS);
  const rows = shown.map((day): Run[][] => [
    plain(weekdayAndDay(day.date)),
    [{ text: day.number == null ? '—' : String(day.number), isBold: day.counts }],
    reasonRuns(day),
  ]);
  return [
    {
      kind: 'TABLE',
      columns: [
        { title: text.columns.date, share: 4 },
        { title: text.columns.number, share: 1, isRight: true },
        { title: text.columns.reason, share: 7 },
      ],
      rows,
    },
    ...(days.length > MAX_DAYS ? [note('MUTED', text.shortened(MAX_DAYS, days.length))] : []),
  ];
}

const calendarLines = ({ calendars }: DeadlineComputation): string[] =>
  calendars.map(({ name, year, confidence, isComplete, source }) => {
    const sure = text.confidence[confidence] ?? confidence;
    return text.calendar(name, year, isComplete ? sure : `${sure}, ${text.incomplete}`, source);
  });

const basisLines = ({ basis }: DeadlineComputation): string[] =>
  basis.map((each) => `${cited(each.statuteName, each)} (${text.asOf(each.textAsOf)})`);

/** `dueWords`: the day and hour of its end, in words. */
export function computationBlocks(
  count: DeadlineComputation,
  saved: SavedFacts | null,
  dueWords: string | null,
): Block[] {
  return [
    ...(count.isProvisional ? [note('WARNING', text.provisional)] : []),
    ...(count.dueOn == null ? [note('WARNING', text.noTerm)] : []),
    ...(saved?.changeNote ? [note('WARNING', `${text.changed}. ${saved.changeNote}`)] : []),
    result(count, saved, dueWords),
    ...listed(
      text.alternatives,
      count.alternatives.map(({ dueOn, note: words, source }) => text.alternative(dueOn, words, source)),
    ),
    ...listed(text.warnings, count.warnings),
    ...listed(text.reforms, count.laterReforms),
    ...(count.days.length > 0 ? [heading(text.days), ...dayTable(count.days)] : []),
    ...listed(
      text.leftOut,
      count.daysLeftOut.map(({ date, reason }) => `${writtenDay(date)}: ${reason ?? text.notCounted}`),
    ),
    ...listed(text.assumptions, count.assumptions),
    ...listed(text.basis, basisLines(count)),
    ...listed(text.calendars, calendarLines(count)),
    note('MUTED', text.disclaimer),
  ];
}
