import type { LegalArea, UserError } from '#schema/generated/contract.ts';
import { isGenericRfc, kindOfRfc } from '#schema/lib/rfc.ts';
import { decimalPesos, formatPesos } from '#schema/lib/pesos.ts';
import { writtenDay } from '#schema/text/days.ts';
import { activityLabels, lineKindLabels } from '#schema/text/hours.ts';
import { cfdiFileText, cfdiMissingText as missing, cfdiNoteText as notes } from '#schema/text/invoicing.ts';
import type { Prebill, PrebillPayment, StoredPrebillLine } from '#db/entities/hours.entity.ts';
import { balanceOf, clockOf, taxRatesOf } from '#api/features/hours/index.ts';
import { ofCentavos } from './amounts.rules.ts';
import { isPaymentForm, RESICO } from './catalogues.rules.ts';
import { attributeText, reckon, type CfdiConcept, type CfdiParts, type CfdiRates } from './cfdi.rules.ts';
import { isForeign, type FiscalData } from './fiscal-data.rules.ts';

/** The CFDI of a pre-bill: what it says, what it lacks, and what its issuer should know. */

export interface BillToInvoice {
  prebill: Prebill;
  payments: readonly PrebillPayment[];
  /** Of its cases. */
  areas: readonly LegalArea[];
  issuer: FiscalData | null;
  receiver: FiscalData | null;
  /** As they were asked for. */
  paymentForm: string | null;
  productKey: string | null;
  localTime: string;
}

/**
 * Classes of the family 8012, «Servicios legales». There is none for legal services in general, so an area without a
 * class of its own has that of commercial law. A suggestion: the issuer is told so.
 * @source SAT, c_ClaveProdServ; the catalogue is not held here.
 */
const PRODUCT_KEYS: Partial<Record<LegalArea, string>> = {
  CRIMINAL: '80121500',
  CIVIL: '80121700',
  FAMILY: '80121800',
};
const OTHER_PRODUCT_KEY = '80121600';

export function productKeyOf({ productKey, areas }: Pick<BillToInvoice, 'productKey' | 'areas'>): string {
  if (productKey !== null) return productKey;
  const [area, ...others] = new Set(areas);
  return (area && others.length === 0 && PRODUCT_KEYS[area]) || OTHER_PRODUCT_KEY;
}

/** Paid in full: in one sum. Else the payments will have vouchers of their own. @source CFF 29-A, fraction VII. */
export const isDeferred = ({ prebill }: BillToInvoice): boolean => balanceOf(prebill) > 0;

const IN_TWO_PLACES = 1_000_000n;

function ratesOf(prebill: Prebill): CfdiRates {
  const { vatPercent, withheld } = taxRatesOf({
    issuerKind: prebill.issuer.kind,
    issuerRegime: prebill.issuer.regime,
    clientKind: prebill.clientKind,
    vatRate: prebill.vatRate,
  });
  const vat = (BigInt(vatPercent) * IN_TWO_PLACES) / 100n;
  if (!withheld) return { vat, isrWithheld: 0n, vatWithheld: 0n };
  const { isr, vat: ofVat } = withheld;
  return {
    vat,
    isrWithheld: (BigInt(isr.numerator) * IN_TWO_PLACES) / BigInt(isr.denominator),
    // The rate has six decimals: 10.6667 % of 16 %.
    vatWithheld: (2n * vat * BigInt(ofVat.numerator) + BigInt(ofVat.denominator)) / (2n * BigInt(ofVat.denominator)),
  };
}

function descriptionOf(line: StoredPrebillLine): string {
  const work = line.description || (line.activity ? activityLabels[line.activity] : lineKindLabels[line.kind]);
  if (line.kind !== 'TIME') return work;
  return cfdiFileText.hours(work, line.date ? writtenDay(line.date) : '', clockOf(line.billedSeconds ?? 0));
}

/** Lines with a price. Disbursements are no income of the issuer; a concept of 0 is refused by the SAT. */
const conceptsOf = ({ lines }: Prebill): CfdiConcept[] =>
  lines
    .filter(({ kind, centavos }) => kind !== 'DISBURSEMENT' && centavos > 0)
    .map((line) => ({ description: attributeText(descriptionOf(line)), base: ofCentavos(line.centavos) }));

const fault = (message: string, field: string): UserError => ({ code: 'VALIDATION', message, field });

/** The taxes of the bill follow from who it says that the parties are; the CFDI must say the same. */
function partyFaults({ prebill, issuer, receiver }: BillToInvoice): UserError[] {
  const found: UserError[] = [];
  if (issuer) {
    const kind = kindOfRfc(issuer.rfc);
    const { rfc, kind: billKind, regime } = prebill.issuer;
    if (rfc && rfc !== issuer.rfc) found.push(fault(missing.issuerRfc(rfc, issuer.rfc), 'issuer.rfc'));
    if (billKind !== kind) found.push(fault(missing.issuerKind(billKind, kind), 'issuer.rfc'));
    else if (kind === 'INDIVIDUAL' && (regime === 'RESICO') !== (issuer.regime === RESICO))
      found.push(fault(missing.issuerRegime, 'issuer.regime'));
  }
  if (receiver) {
    const kind = kindOfRfc(receiver.rfc);
    const { clientRfc, clientKind } = prebill;
    if (clientRfc && clientRfc !== receiver.rfc)
      found.push(fault(missing.clientRfc(clientRfc, receiver.rfc), 'receiver.rfc'));
    if (isForeign(receiver.rfc) && ratesOf(prebill).isrWithheld > 0n)
      found.push(fault(missing.foreignWithholds, 'receiver.rfc'));
    // A resident abroad has the same generic RFC whatever their kind.
    else if (!isForeign(receiver.rfc) && clientKind !== kind)
      found.push(fault(missing.clientKind(clientKind, kind), 'receiver.rfc'));
  }
  return found;
}

/** All that keeps the file from being made. */
export function missingOf(bill: BillToInvoice): UserError[] {
  const { prebill, paymentForm } = bill;
  const form = isDeferred(bill)
    ? null
    : paymentForm === null
      ? missing.paymentForm
      : isPaymentForm(paymentForm)
        ? null
        : missing.paymentFormInvalid;
  return [
    ...(prebill.status === 'DISCARDED' ? [fault(missing.discarded, 'id')] : []),
    ...(conceptsOf(prebill).length === 0 ? [fault(missing.nothing, 'id')] : []),
    ...(bill.issuer ? [] : [fault(missing.issuer, 'issuer')]),
    ...(bill.receiver ? [] : [fault(missing.receiver(prebill.client), 'receiver')]),
    ...partyFaults(bill),
    ...(form ? [fault(form, 'paymentForm')] : []),
    ...(/^\d{8}$/.test(productKeyOf(bill)) ? [] : [fault(missing.productKey, 'productKey')]),
  ];
}

const NOBODY: FiscalData = { rfc: '', legalName: '', regime: '', postalCode: '', cfdiUse: '' };

/** With parties that are not known yet it is good for its amounts only. */
export function partsOf(bill: BillToInvoice): CfdiParts {
  const { prebill, localTime } = bill;
  const issuer = bill.issuer ?? NOBODY;
  const receiver = bill.receiver ?? NOBODY;
  const rates = ratesOf(prebill);
  const withheld = prebill.taxes.at(-1)?.centavos ?? 0;
  return {
    series: 'PF',
    folio: String(prebill.number),
    localTime,
    ...(isDeferred(bill)
      ? { paymentMethod: 'PPD', paymentForm: '99' }
      : { paymentMethod: 'PUE', paymentForm: bill.paymentForm ?? '' }),
    productKey: productKeyOf(bill),
    issuer,
    // @source Anexo 20, guide, DomicilioFiscalReceptor: with a generic RFC that of LugarExpedicion.
    receiver: isGenericRfc(receiver.rfc) ? { ...receiver, postalCode: issuer.postalCode } : receiver,
    concepts: conceptsOf(prebill),
    decimals: 2,
    rates,
    // Withheld VAT is the last tax of a bill that has any.
    ...(rates.vatWithheld > 0n ? { vatWithheldTotal: 0 - withheld } : {}),
  };
}

export function notesOf(bill: BillToInvoice): string[] {
  const { prebill, payments } = bill;
  const advances = payments.filter(({ kind }) => kind === 'ADVANCE').reduce((sum, { centavos }) => sum + centavos, 0);
  const difference = Math.abs(reckon(partsOf(bill)).totals.total + prebill.disbursements - prebill.total);
  return [
    notes.draft,
    ...(bill.productKey === null ? [notes.productKey(productKeyOf(bill))] : []),
    notes.privacy,
    ...(isDeferred(bill) ? [notes.deferred] : []),
    ...(prebill.disbursements > 0 ? [notes.disbursements(formatPesos(prebill.disbursements))] : []),
    ...(advances > 0 ? [notes.advances(formatPesos(advances))] : []),
    ...(prebill.vatRate === 'BORDER_REGION' ? [notes.border] : []),
    ...(difference > 0 ? [notes.difference(`$${decimalPesos(difference)}`)] : []),
    notes.postalCode,
  ];
}
