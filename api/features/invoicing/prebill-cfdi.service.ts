import type { ExportedFile, LegalArea } from '#schema/generated/contract.ts';
import { cfdiFileText } from '#schema/text/invoicing.ts';
import { prebillText } from '#schema/text/hours.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { Refusal } from '#api/kernel/errors.ts';
import { mxn } from '#api/kernel/money.ts';
import { zoneOf } from '#api/features/calendar/index.ts';
import { casesOf, findPrebill, readPayments } from '#api/features/hours/index.ts';
import { cfdiFile, localTimeIn } from './cfdi-file.service.ts';
import { reckon } from './cfdi.rules.ts';
import { readClientProfile, readFiscalProfile } from './fiscal-profiles.service.ts';
import { isDeferred, missingOf, notesOf, partsOf, productKeyOf, type BillToInvoice } from './prebill-cfdi.rules.ts';

interface CfdiAsked {
  id: string;
  paymentForm?: string | null | undefined;
  productKey?: string | null | undefined;
}

async function readBill(ctx: Ctx, { id, paymentForm, productKey }: CfdiAsked) {
  const prebill = await findPrebill(ctx, id);
  if (!prebill) throw new Refusal('NOT_FOUND');
  return {
    prebill,
    payments: await readPayments(ctx, id),
    areas: (await casesOf(ctx, prebill)).map(({ area }): LegalArea => area),
    issuer: await readFiscalProfile(ctx),
    receiver: await readClientProfile(ctx, prebill),
    paymentForm: paymentForm ?? null,
    productKey: productKey ?? null,
    localTime: localTimeIn(await zoneOf(ctx), ctx.clock.now()),
  } satisfies BillToInvoice;
}

/** The taxes with the words and sources of the bill, and the amounts of the CFDI. */
function taxesOf({ prebill }: BillToInvoice, amounts: readonly number[]) {
  return prebill.taxes.map(({ label, basis }, at) => ({ label, basis, amount: mxn(amounts[at] ?? 0) }));
}

export async function prebillCfdiDraft(ctx: Ctx, asked: CfdiAsked) {
  const bill = await readBill(ctx, asked);
  const { subtotal, vat, isrWithheld, vatWithheld, total } = reckon(partsOf(bill)).totals;
  return {
    prebillId: bill.prebill.id,
    issuer: bill.issuer,
    receiver: bill.receiver,
    missing: missingOf(bill),
    paymentMethod: isDeferred(bill) ? 'PPD' : 'PUE',
    paymentForm: isDeferred(bill) ? '99' : bill.paymentForm,
    productKey: productKeyOf(bill),
    subtotal: mxn(subtotal),
    taxes: taxesOf(bill, [vat, 0 - isrWithheld, 0 - vatWithheld]),
    total: mxn(total),
    notes: notesOf(bill),
  };
}

export async function prebillCfdi(ctx: Ctx, asked: CfdiAsked): Promise<ExportedFile> {
  const bill = await readBill(ctx, asked);
  const missing = missingOf(bill);
  const [first] = missing;
  if (first) {
    const message = missing.map((problem) => problem.message).join(' ');
    throw new Refusal('VALIDATION', message, first.field ? { field: first.field } : {});
  }
  const number = prebillText.number(bill.prebill.number);
  return cfdiFile(partsOf(bill), cfdiFileText.prebillName(number), [cfdiFileText.comment, ...notesOf(bill)]);
}
