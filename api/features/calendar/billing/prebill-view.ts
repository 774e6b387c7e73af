import { prebillText } from '#schema/text/hours.ts';
import type { Prebill, StoredPrebillLine, StoredTax } from '#db/entities/hours.entity.ts';
import { mxn } from '../../../kernel/money.ts';
import { amountInWords } from './amount-in-words.rules.ts';
import type { Bill } from './prebill.rules.ts';

/** Pre-bills as the contract tells them. */

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

export const showPrebill = (prebill: Prebill) => ({
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
  lines: prebill.lines.map(showLine),
  totalSeconds: prebill.totalSeconds,
  billedSeconds: prebill.billedSeconds,
  subtotal: mxn(prebill.subtotal),
  taxes: prebill.taxes.map(showTax),
  total: mxn(prebill.total),
  amountInWords: amountInWords(prebill.total),
  createdAt: prebill.createdAt,
  viewerCanDiscard: prebill.status === 'OPEN',
});

export type PrebillView = ReturnType<typeof showPrebill>;
