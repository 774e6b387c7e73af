import type { CheckoutMethod, PlanCode } from '#schema/generated/contract.ts';
import { cfdiFileText } from '#schema/text/invoicing.ts';
import { longDayOf } from '#schema/text/payments.ts';
import { planLabel } from '#schema/text/plan-labels.ts';
import type { SubscriptionInvoice } from '#db/entities/payment.entity.ts';
import type { Operator } from '#api/kernel/operator.ts';
import { ofCentavos, part } from './amounts.rules.ts';
import { attributeText, type CfdiParts } from './cfdi.rules.ts';
import type { FiscalData } from './fiscal-data.rules.ts';

/** The CFDI of a charge of a subscription: its issuer is who runs the server. */

/** c_ClaveProdServ: licences of software by subscription. A suggestion; the catalogue is not held here. */
const SOFTWARE = '81112500';
const MAX_FOLIO = 40;

/** c_FormaPago of what the provider tells; `null`: a card may be of credit (04) or of debit (28). */
export const formOf = (method: CheckoutMethod): string | null => ({ CARD: null, OXXO: '01', SPEI: '03' })[method];

interface Charge {
  invoice: Pick<SubscriptionInvoice, 'number' | 'centavos' | 'periodStart' | 'periodEnd'>;
  plan: PlanCode;
  paymentForm: string;
  operator: NonNullable<Operator['fiscal']>;
  receiver: FiscalData;
  localTime: string;
}

/**
 * The charge has its VAT inside, at the general rate. The price before it has six decimals, so that price and VAT, each
 * rounded once, add up to what was charged: no total in centavos is at the middle between two, because 116 is 4 × 29.
 */
export function chargeParts({ invoice, plan, paymentForm, operator, receiver, localTime }: Charge): CfdiParts {
  const { number, centavos, periodStart, periodEnd } = invoice;
  const description = cfdiFileText.subscription(planLabel[plan], longDayOf(periodStart), longDayOf(periodEnd));
  return {
    series: 'FOJA',
    folio: attributeText(number).slice(0, MAX_FOLIO),
    localTime,
    paymentMethod: 'PUE',
    paymentForm,
    productKey: SOFTWARE,
    issuer: { ...operator, cfdiUse: '' },
    receiver,
    concepts: [{ description: attributeText(description), base: part(ofCentavos(centavos), 100n, 116n) }],
    decimals: 6,
    // What is sold is no personal service of the operator: nobody withholds.
    rates: { vat: 160_000n, isrWithheld: 0n, vatWithheld: 0n },
  };
}
