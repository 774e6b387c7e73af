import { prebillText } from '#schema/text/hours.ts';
import { amountInWords } from '#schema/text/number-words.ts';
import type {
  Prebill,
  StoredPrebillLine,
  StoredPrebillMail,
  StoredReceipt,
  StoredTax,
} from '#db/entities/hours.entity.ts';
import type { Row } from '#api/kernel/database/rows.ts';
import { fileUrl } from '#api/kernel/http/stored-files.ts';
import { mxn } from '#api/kernel/money.ts';
import { balanceOf, isUnsettled, statusOn } from './payments.rules.ts';
import type { Bill } from './prebill.rules.ts';

/** Pre-bills in the shape of the contract. */

const showReceipt = (receipt: StoredReceipt) => ({ ...receipt, url: fileUrl(receipt.id) });

const showLine = ({ centavos, rateCentavos, receipt, ...line }: StoredPrebillLine) => ({
  ...line,
  receipt: receipt ? showReceipt(receipt) : null,
  rate: rateCentavos === null ? null : mxn(rateCentavos),
  amount: mxn(centavos),
});

const showTax = ({ centavos, ...tax }: StoredTax) => ({ ...tax, amount: mxn(centavos) });

const showMail = ({ to, state, at }: StoredPrebillMail) => ({ to, state, at: new Date(at) });

export const showBill = (bill: Bill) => ({
  ...bill,
  lines: bill.lines.map(showLine),
  taxes: bill.taxes.map(showTax),
  subtotal: mxn(bill.subtotal),
  disbursements: mxn(bill.disbursements),
  total: mxn(bill.total),
  received: mxn(bill.received),
  balance: mxn(balanceOf(bill)),
});

/** `today`: in the zone of its account. */
const showHead = (prebill: Row<Prebill>, today: string) => ({
  id: prebill.id,
  number: prebillText.number(prebill.number),
  status: statusOn(prebill, today),
  client: prebill.client,
  clientRfc: prebill.clientRfc ?? null,
  clientKind: prebill.clientKind,
  issuer: { vatRate: 'GENERAL' as const, ...prebill.issuer },
  caseIds: prebill.caseIds,
  from: prebill.fromOn,
  to: prebill.toOn,
  issuedOn: prebill.issuedOn,
  notes: prebill.notes,
  totalSeconds: prebill.totalSeconds,
  billedSeconds: prebill.billedSeconds,
  vatRate: prebill.vatRate,
  subtotal: mxn(prebill.subtotal),
  taxes: prebill.taxes.map(showTax),
  disbursements: mxn(prebill.disbursements),
  total: mxn(prebill.total),
  received: mxn(prebill.received),
  balance: mxn(balanceOf(prebill)),
  dueOn: prebill.dueOn ?? null,
  sentAt: prebill.sentAt ?? null,
  mail: prebill.mail ? showMail(prebill.mail) : null,
  amountInWords: amountInWords(prebill.total),
  createdAt: prebill.createdAt,
  viewerCanDiscard: isUnsettled(prebill) && prebill.received === 0,
});

type PrebillHead = ReturnType<typeof showHead>;
export type LineView = ReturnType<typeof showLine>;

export interface PrebillView extends PrebillHead {
  /** `null`: not read yet. */
  lines: LineView[] | null;
}

export const showPrebill = (prebill: Prebill, today: string): PrebillView => ({
  ...showHead(prebill, today),
  lines: prebill.lines.map(showLine),
});

/** For a list: without its lines. */
export const showPrebillRow = (prebill: Row<Prebill>, today: string): PrebillView => ({
  ...showHead(prebill, today),
  lines: null,
});

export const linesOf = (lines: readonly StoredPrebillLine[]): LineView[] => lines.map(showLine);
