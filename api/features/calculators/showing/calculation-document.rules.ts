import { calculationText as text, shownAmount, shownDate } from '#schema/text/calculation-document.ts';
import { calculatorNames } from '#schema/text/calculator-names.ts';
import { findLaw } from '#db/content/law-index.ts';
import type { Block, PrintDocument, Run } from '#api/kernel/print/document.ts';
import type { ArticleKey, Calculation, Reading } from '../base/calculation.types.ts';

/** A calculation as a document, and as rows of a table. */

const plain = (words: string): Run[] => [{ text: words }];
const heading = (words: string, level: 2 | 3 = 2): Block => ({ kind: 'HEADING', level, runs: plain(words) });

function article(key: ArticleKey): string {
  const [law = '', ...number] = key.split(' ');
  return text.article(findLaw(law)?.shortName ?? law.toUpperCase(), number.join(' '));
}
const articlesOf = (keys: readonly ArticleKey[]): string => keys.map(article).join(', ');
const amountOf = (amount: string | null): string => (amount === null ? text.noFigure : shownAmount(amount));

function listed(title: string, items: readonly string[]): Block[] {
  return items.length === 0 ? [] : [heading(title), { kind: 'LIST', isNumbered: false, items: items.map(plain) }];
}

function lineTable({ lines, total }: Reading): Block[] {
  if (lines.length === 0) return [];
  const rows = lines.map((line): Run[][] => [
    plain(line.concept),
    plain(line.explanation),
    [{ text: articlesOf(line.articles), tone: 'MUTED' }],
    plain(amountOf(line.amount)),
  ]);
  const sum: Run[][] = [
    [{ text: text.total, isBold: true }],
    plain(''),
    plain(''),
    [{ text: amountOf(total), isBold: true }],
  ];
  return [
    {
      kind: 'TABLE',
      columns: [
        { title: text.concept, share: 4 },
        { title: text.explanation, share: 5 },
        { title: text.articles, share: 3 },
        { title: text.amount, share: 3, isRight: true },
      ],
      rows: total === null ? rows : [...rows, sum],
    },
  ];
}

const dateFacts = ({ dates }: Reading): Block[] =>
  dates.length === 0
    ? []
    : [{ kind: 'FACTS', rows: dates.map(({ label, value }) => ({ term: label, runs: plain(shownDate(value)) })) }];

const readingBlocks = (reading: Reading): Block[] => [...lineTable(reading), ...dateFacts(reading)];

function carefulBlocks({ cautious, cautiousReading, cautiousFor, alternatives }: Calculation): Block[] {
  if (cautiousFor === null || alternatives.length === 0) return [];
  if (cautious[0] === 'main') return [{ kind: 'NOTE', tone: 'GOOD', runs: plain(text.carefulIsMain(cautiousFor)) }];
  return [
    heading(text.careful(cautiousFor)),
    { kind: 'PARAGRAPH', runs: plain(cautiousReading.label) },
    ...readingBlocks(cautiousReading),
  ];
}

/** The main result with what must be known, to stand inside of another document. */
export const resultBlocks = ({ main, statements, assumptions }: Calculation): Block[] => [
  ...readingBlocks(main),
  ...listed(text.statements, statements),
  ...listed(text.assumptions, assumptions),
];

/** `day`: on which it is printed. */
export function documentOfCalculation(calculation: Calculation, title: string, day: string): PrintDocument {
  const { main, alternatives, computable, isEstimate, bases, assumptions, statements } = calculation;
  const others = alternatives.flatMap((each): Block[] => [heading(each.label, 3), ...readingBlocks(each)]);
  const note = (words: string): Block => ({ kind: 'NOTE', tone: 'WARNING', runs: plain(words) });
  return {
    title,
    subtitle: text.subtitle(day),
    footer: text.footer,
    createdOn: day,
    blocks: [
      ...(computable === 'NO' ? [note(text.notComputable)] : []),
      ...(computable === 'PARTIAL' ? [note(text.partial)] : []),
      ...(isEstimate ? [note(text.estimate)] : []),
      ...listed(text.statements, statements),
      // What is cautious comes first: it is what its reader may count on.
      ...carefulBlocks(calculation),
      ...(main.lines.length + main.dates.length > 0 ? [heading(text.mainReading), ...readingBlocks(main)] : []),
      ...(others.length > 0 ? [heading(text.otherReadings), ...others] : []),
      ...listed(
        text.bases,
        bases.map(({ label, value }) => `${label}: ${value}`),
      ),
      ...listed(text.assumptions, assumptions),
      ...listed(text.articles, calculation.articles.map(article)),
      { kind: 'NOTE', tone: 'MUTED', runs: plain(text.disclaimer) },
    ],
  };
}

export const nameOfCalculation = ({ kind }: Calculation): string => calculatorNames[kind].name;

/** One row for each line and date of each reading. */
export function tableOfCalculation({ main, alternatives }: Calculation): (string | null)[][] {
  const rows = [main, ...alternatives].flatMap((reading) => {
    const label = reading.label || text.mainReading;
    return [
      ...reading.lines.map((line) => [label, line.concept, line.explanation, articlesOf(line.articles), line.amount]),
      ...(reading.total === null ? [] : [[label, text.total, '', '', reading.total]]),
      ...reading.dates.map((date) => [label, date.label, '', '', date.value]),
    ];
  });
  return [[text.reading, text.concept, text.explanation, text.articles, text.amount], ...rows];
}
