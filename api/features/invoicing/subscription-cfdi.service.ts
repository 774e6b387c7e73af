import type { ExportedFile } from '#schema/generated/contract.ts';
import { cfdiFileText, cfdiMissingText as missing, cfdiNoteText } from '#schema/text/invoicing.ts';
import { MEXICO_CITY } from '#schema/lib/zones.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { Refusal } from '#api/kernel/errors.ts';
import { findOwnInvoice } from '#api/features/subscriptions/index.ts';
import { isPaymentForm } from './catalogues.rules.ts';
import { cfdiFile, localTimeIn } from './cfdi-file.service.ts';
import { readFiscalProfile } from './fiscal-profiles.service.ts';
import { chargeParts, formOf } from './subscription-cfdi.rules.ts';

interface ChargeAsked {
  id: string;
  paymentForm?: string | null | undefined;
}

const refuse = (message: string, field: string): never => {
  throw new Refusal('VALIDATION', message, { field });
};

export async function subscriptionInvoiceCfdi(ctx: Ctx, { id, paymentForm }: ChargeAsked): Promise<ExportedFile> {
  const found = await findOwnInvoice(ctx, id);
  if (!found) throw new Refusal('NOT_FOUND');
  const { invoice, plan, provider, method } = found;
  const operator = ctx.runtime.operator.fiscal;
  if (!operator) throw new Refusal('NOT_CONFIGURED', missing.operator);
  if (invoice.refunded > 0) return refuse(missing.chargeRefunded, 'id');
  if (invoice.status !== 'PAID' || invoice.centavos === 0) return refuse(missing.chargeNotPaid, 'id');
  const receiver = await readFiscalProfile(ctx);
  if (!receiver) return refuse(missing.ownProfile, 'fiscalProfile');
  const form = formOf(method) ?? paymentForm ?? refuse(missing.paymentForm, 'paymentForm');
  if (!isPaymentForm(form)) return refuse(missing.paymentFormInvalid, 'paymentForm');
  const isTest = provider === 'SANDBOX';
  const localTime = localTimeIn(MEXICO_CITY, ctx.clock.now());
  const parts = chargeParts({ invoice, plan, paymentForm: form, operator, receiver, localTime });
  const comments = [cfdiFileText.comment, ...(isTest ? [cfdiFileText.test] : []), cfdiNoteText.ofOperator];
  return cfdiFile(parts, cfdiFileText.chargeName(parts.folio, isTest), comments);
}
