import { prebillText } from '#schema/text/hours.ts';
import type { Prebill, StoredPrebillLine, StoredTax } from '#db/entities/hours.entity.ts';
import type { Row } from '#api/kernel/database/rows.ts';
import { mxn } from '#api/kernel/money.ts';
import { amountInWords } from './amount-in-words.rules.ts';
import type { Bill } from './prebill.rules.ts';

/** Pre-bills in the shape of the contract. */

const showLine = ({ centavos, rateCentavos, ...line }: StoredPrebillLine) => ({
  ...line,
  rate: rateCentavos === null ? null : mxn(rateCentavos),
  amount: mxn(centavos),
});

const showTax = ({ centavos, ...tax }: StoredTax) => ({ ...tax, amount: mxn(centavos) });

export const showBill = (bill: Bill) => ({
  ...bill,
  lines: bill.lines.map(showLine),
  taxes: bill.taxes.map(showTax),
  subtotal: mxn(bill.subtotal),
  total: mxn(bill.total),
});

const showHead = (prebill: Row<Prebill>) => ({
  id: prebill.id,
  number: prebillText.number(prebill.number),
  status: prebill.status,
  client: prebill.client,
  clientRfc: prebill.clientRfc ?? null,
  clientKind: prebill.clientKind,
  issuer: prebill.issuer,
  caseIds: prebill.caseIds,
  from: prebill.fromOn,
  to: prebill.toOn,
  issuedOn: prebill.issuedOn,
  notes: prebill.notes,
  totalSeconds: prebill.totalSeconds,
  billedSeconds: prebill.billedSeconds,
  subtotal: mxn(prebill.subtotal),
  taxes: prebill.taxes.map(showTax),
  total: mxn(prebill.total),
  amountInWords: amountInWords(prebill.total),
  createdAt: prebill.createdAt,
  viewerCanDiscard: prebill.status === 'OPEN',
});

type PrebillHead = ReturnType<typeof showHead>;
export type LineView = ReturnType<typeof showLine>;

export interface PrebillView extends PrebillHead {
  /** `null`: not read yet. */
  lines: LineView[] | null;
}

export const showPrebill = (prebill: Prebill): PrebillView => ({
  ...showHead(prebill),
  lines: prebill.lines.map(showLine),
});

/** For a list: without its lines. */
export const showPrebillRow = (prebill: Row<Prebill>): PrebillView => ({ ...showHead(prebill), lines: null });

export const linesOf = (lines: readonly StoredPrebillLine[]): LineView[] => lines.map(showLine);
