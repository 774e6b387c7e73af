import type { IssuerRegime, TaxPersonKind, VatRate } from '#schema/generated/contract.ts';
import { taxText } from '#schema/text/hours.ts';

/** Taxes of a bill for legal services, in whole centavos. */

export interface Tax {
  label: string;
  /** Negative when it is withheld. */
  centavos: number;
  basis: string;
}

export interface TaxedParties {
  issuerKind: TaxPersonKind;
  issuerRegime: IssuerRegime;
  clientKind: TaxPersonKind;
  vatRate: VatRate;
}

const VAT = {
  GENERAL: { percent: 16, basis: taxText.vatBasis },
  BORDER_REGION: { percent: 8, basis: taxText.vatBorderBasis },
} satisfies Record<VatRate, { percent: number; basis: string }>;

interface TaxRates {
  vatPercent: number;
  /** `null`: the client withholds nothing. Of income tax a share of the subtotal, of VAT one of the VAT. */
  withheld: { isr: Share; vat: Share } | null;
}

interface Share {
  numerator: number;
  denominator: number;
}

const ISR = {
  PROFESSIONAL: { numerator: 10, denominator: 100 },
  RESICO: { numerator: 125, denominator: 10_000 },
} satisfies Record<IssuerRegime, Share>;

/** Two thirds of the tax, not of its rate: 10.6667 % of the subtotal would round differently. */
const VAT_WITHHELD: Share = { numerator: 2, denominator: 3 };

/** What is added and withheld between these parties; the sources are at `taxesOf`. */
export const taxRatesOf = ({ issuerKind, issuerRegime, clientKind, vatRate }: TaxedParties): TaxRates => ({
  vatPercent: VAT[vatRate].percent,
  withheld:
    issuerKind === 'INDIVIDUAL' && clientKind === 'COMPANY' ? { isr: ISR[issuerRegime], vat: VAT_WITHHELD } : null,
});

/** A share of an amount, rounded half away from zero, in integers: two thirds of 1,600.00 is 1,066.67. */
function share(centavos: number, { numerator, denominator }: Share): number {
  const exact = Math.abs(centavos) * numerator;
  return Math.sign(centavos) * Math.floor((2 * exact + denominator) / (2 * denominator));
}

/** Not `-centavos`, because `-0` would print as «-$0.00». */
const negative = (centavos: number): number => 0 - centavos;

/**
 * @source LIVA, article 1: 16 %, on everything that is charged, expenses too (article 18); 8 % with the credit of the
 * decrees of the border regions (DOF 2018-12-31 north, 2020-12-30 south), which are not stored here. LISR, article 106 (10 % on
 * what a company pays for professional services) or article 113-J (1.25 % in the simplified regime). LIVA, article 1-A,
 * fraction II a): a company withholds the tax passed on by an individual; two thirds of it by the regulation of the law
 * (article 3, fraction I), which is not stored here.
 */
export function taxesOf(subtotal: number, parties: TaxedParties): Tax[] {
  const { vatPercent, withheld } = taxRatesOf(parties);
  const vat = share(subtotal, { numerator: vatPercent, denominator: 100 });
  const taxes: Tax[] = [{ label: taxText.vat(String(vatPercent)), centavos: vat, basis: VAT[parties.vatRate].basis }];
  if (!withheld) return taxes;
  const isResico = parties.issuerRegime === 'RESICO';
  return [
    ...taxes,
    {
      label: taxText.isr(isResico ? '1.25' : '10'),
      centavos: negative(share(subtotal, withheld.isr)),
      basis: isResico ? taxText.isrResicoBasis : taxText.isrProfessionalBasis,
    },
    { label: taxText.vatWithheld, centavos: negative(share(vat, withheld.vat)), basis: taxText.vatWithheldBasis },
  ];
}

export const totalOf = (subtotal: number, taxes: readonly Tax[]): number =>
  taxes.reduce((sum, { centavos }) => sum + centavos, subtotal);
