import { formatPesos } from '#schema/lib/pesos.ts';
import { writtenDay } from '#schema/text/days.ts';
import {
  activityLabels,
  billBasisText,
  lineKindLabels,
  paymentKindLabels,
  prebillStatusLabels,
  prebillText as say,
  regimeLabels,
  taxPersonLabels,
} from '#schema/text/hours.ts';
import { amountInWords } from '#schema/text/number-words.ts';
import type { Prebill, PrebillPayment, StoredIssuer, StoredPrebillLine } from '#db/entities/hours.entity.ts';
import type { Block, PrintDocument, Run } from '#api/kernel/print/document.ts';
import { clockOf } from '../pricing/pricing.rules.ts';
import { balanceOf } from './payments.rules.ts';

/** A pre-bill as it is printed. */

export interface PrintedPrebill {
  prebill: Prebill;
  /** Earliest first. */
  payments: readonly PrebillPayment[];
  caseTitles: readonly string[];
}

const run = (text: string, isBold = false): Run[] => [{ text, ...(isBold ? { isBold } : {}) }];

/** The description of the work, else its kind. */
const workOf = ({ description, activity }: StoredPrebillLine): string =>
  description || (activity ? activityLabels[activity] : '');

const conceptOf = (line: StoredPrebillLine): string =>
  [
    lineKindLabels[line.kind],
    workOf(line),
    line.personName ?? '',
    line.receipt ? say.receipt(line.receipt.fileName) : '',
  ]
    .filter(Boolean)
    .join(' · ');

const lineRow = (line: StoredPrebillLine): Run[][] => [
  run(line.date ? writtenDay(line.date) : ''),
  run(conceptOf(line)),
  run(line.billedSeconds === null ? '' : clockOf(line.billedSeconds)),
  run(line.rateCentavos === null ? '' : formatPesos(line.rateCentavos)),
  run(line.kind === 'FLAT_FEE_DETAIL' ? '—' : formatPesos(line.centavos)),
];

/** Only individuals have a tax regime here. */
const regimeOf = ({ kind, regime }: StoredIssuer): string => (kind === 'INDIVIDUAL' ? regimeLabels[regime] : '');

const factsOf = (prebill: Prebill, caseTitles: string): Block => ({
  kind: 'FACTS',
  rows: [
    { term: say.issuer, runs: run(prebill.issuer.name) },
    {
      term: say.rfc,
      runs: run(
        [prebill.issuer.rfc, taxPersonLabels[prebill.issuer.kind], regimeOf(prebill.issuer)]
          .filter(Boolean)
          .join(' · '),
      ),
    },
    {
      term: say.client,
      runs: run([prebill.client, prebill.clientRfc, taxPersonLabels[prebill.clientKind]].filter(Boolean).join(' · ')),
    },
    ...(caseTitles ? [{ term: say.cases, runs: run(caseTitles) }] : []),
    { term: say.period, runs: run(`${writtenDay(prebill.fromOn)} – ${writtenDay(prebill.toOn)}`) },
    { term: say.issuedOn, runs: run(writtenDay(prebill.issuedOn)) },
    ...(prebill.dueOn ? [{ term: say.dueOn, runs: run(writtenDay(prebill.dueOn)) }] : []),
    // Whether it was sent says nothing to the client who reads it.
    ...(prebill.status === 'PAID' || prebill.status === 'DISCARDED'
      ? [{ term: say.status, runs: run(prebillStatusLabels[prebill.status]) }]
      : []),
    { term: say.recorded, runs: run(clockOf(prebill.totalSeconds)) },
    { term: say.charged, runs: run(clockOf(prebill.billedSeconds)) },
  ],
});

/** A row of a table of amounts. */
type Amount = readonly [label: string, centavos: number, isStrong?: boolean];

/** What is below the lines: subtotal, taxes, disbursements, total, payments, balance. */
export const amountsOf = (prebill: Prebill, payments: readonly PrebillPayment[]): Amount[] => [
  [say.subtotal, prebill.subtotal],
  ...prebill.taxes.map(({ label, centavos }): Amount => [label, centavos]),
  ...(prebill.disbursements > 0 ? [[say.disbursements, prebill.disbursements] satisfies Amount] : []),
  [say.total, prebill.total, true],
  ...payments.map(({ kind, receivedOn, centavos }): Amount => [
    say.received(paymentKindLabels[kind], writtenDay(receivedOn)),
    0 - centavos,
  ]),
  ...(payments.length > 0 ? [[say.balance, balanceOf(prebill), true] satisfies Amount] : []),
];

const totalsOf = (prebill: Prebill, payments: readonly PrebillPayment[]): Block => ({
  kind: 'TABLE',
  columns: [
    { title: say.concept, share: 3 },
    { title: say.amount, share: 1, isRight: true },
  ],
  rows: amountsOf(prebill, payments).map(([label, centavos, isStrong]) => [
    run(label, isStrong),
    run(formatPesos(centavos), isStrong),
  ]),
});

const basesOf = (prebill: Prebill, payments: readonly PrebillPayment[]): string[] => [
  ...prebill.taxes.map(({ label, basis }) => `${label}: ${basis}`),
  ...(prebill.disbursements > 0 ? [billBasisText.disbursements] : []),
  ...(payments.some(({ kind }) => kind === 'ADVANCE') ? [billBasisText.advances] : []),
  billBasisText.rounding,
];

function blocksOf({ prebill, payments, caseTitles }: PrintedPrebill): Block[] {
  return [
    factsOf(prebill, caseTitles.join('; ')),
    { kind: 'HEADING', level: 2, runs: run(say.lines) },
    {
      kind: 'TABLE',
      columns: [
        { title: say.issuedOn, share: 3 },
        { title: say.concept, share: 6 },
        { title: say.hours, share: 1.5, isRight: true },
        { title: say.rate, share: 2, isRight: true },
        { title: say.amount, share: 2.5, isRight: true },
      ],
      rows: prebill.lines.map(lineRow),
    },
    { kind: 'HEADING', level: 2, runs: run(say.totals) },
    totalsOf(prebill, payments),
    { kind: 'PARAGRAPH', runs: [...run(`${say.inWords}: `, true), ...run(amountInWords(prebill.total))] },
    { kind: 'HEADING', level: 2, runs: run(say.bases) },
    { kind: 'LIST', isNumbered: false, items: basesOf(prebill, payments).map((basis) => run(basis)) },
    ...(prebill.notes
      ? ([
          { kind: 'HEADING', level: 2, runs: run(say.notes) },
          { kind: 'PARAGRAPH', runs: run(prebill.notes) },
        ] satisfies Block[])
      : []),
  ];
}

export function printedPrebill(printed: PrintedPrebill): PrintDocument {
  const { prebill } = printed;
  return {
    title: say.title(say.number(prebill.number)),
    subtitle: say.subtitle(prebill.client, writtenDay(prebill.fromOn), writtenDay(prebill.toOn)),
    footer: say.foot,
    createdOn: prebill.issuedOn,
    blocks: blocksOf(printed),
  };
}
