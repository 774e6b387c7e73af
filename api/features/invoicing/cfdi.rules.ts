import type { FiscalData } from './fiscal-data.rules.ts';
import { atRate, decimal, ofCentavos, part, sumOf, taxLimits, toCentavos, within } from './amounts.rules.ts';

/** A CFDI 4.0 of income in pesos: its amounts and its elements, without seal, certificate and stamp. */

export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  children: XmlElement[];
}

export interface CfdiConcept {
  description: string;
  /** Its price, before taxes, in millionths of a peso. */
  base: bigint;
}

/** In millionths: 160000 is 16 %. */
export interface CfdiRates {
  vat: bigint;
  /** 0: none is withheld. */
  isrWithheld: bigint;
  vatWithheld: bigint;
}

export interface CfdiParts {
  series: string;
  folio: string;
  /** `YYYY-MM-DDThh:mm:ss`, where it is issued. */
  localTime: string;
  paymentMethod: 'PUE' | 'PPD';
  paymentForm: string;
  productKey: string;
  issuer: FiscalData;
  receiver: FiscalData;
  concepts: readonly CfdiConcept[];
  /** How many decimals the prices are written with. */
  decimals: 2 | 6;
  rates: CfdiRates;
  /** Withheld VAT that the lines shall add up to, in centavos, where their limits allow it. */
  vatWithheldTotal?: number;
}

interface ConceptTaxes {
  vat: bigint;
  isrWithheld: bigint;
  vatWithheld: bigint;
}

/** In centavos. */
interface CfdiTotals {
  subtotal: number;
  vat: number;
  isrWithheld: number;
  vatWithheld: number;
  total: number;
}

export interface Reckoned {
  taxes: ConceptTaxes[];
  totals: CfdiTotals;
}

/**
 * Two thirds of the tax are withheld, and the rate of it has six decimals (0.106667): of a large price both differ by
 * centavos. So each amount is the exact one, moved into the limits of its rate; what is still missing to the sum of the
 * bill is given to the lines that have room.
 */
function withheldVat({ concepts, decimals, rates, vatWithheldTotal }: CfdiParts, vat: readonly bigint[]): bigint[] {
  const limits = concepts.map(({ base }) => taxLimits(base, decimals, rates.vatWithheld));
  const amounts = limits.map((limit, at) => within(part(vat[at] ?? 0n, 2n, 3n), limit));
  if (vatWithheldTotal === undefined) return amounts;
  let missing = ofCentavos(vatWithheldTotal) - sumOf(amounts);
  return amounts.map((amount, at) => {
    const moved = within(amount + missing, limits[at] ?? { low: amount, high: amount });
    missing -= moved - amount;
    return moved;
  });
}

export function reckon(parts: CfdiParts): Reckoned {
  const { concepts, rates } = parts;
  const vat = concepts.map(({ base }) => atRate(base, rates.vat));
  const isr = concepts.map(({ base }) => atRate(base, rates.isrWithheld));
  const withheld = rates.vatWithheld === 0n ? vat.map(() => 0n) : withheldVat(parts, vat);
  const sums = {
    subtotal: toCentavos(sumOf(concepts.map(({ base }) => base))),
    vat: toCentavos(sumOf(vat)),
    isrWithheld: toCentavos(sumOf(isr)),
    vatWithheld: toCentavos(sumOf(withheld)),
  };
  return {
    taxes: vat.map((amount, at) => ({ vat: amount, isrWithheld: isr[at] ?? 0n, vatWithheld: withheld[at] ?? 0n })),
    totals: { ...sums, total: sums.subtotal + sums.vat - sums.isrWithheld - sums.vatWithheld },
  };
}

/** c_Impuesto. */
const ISR = '001';
const VAT = '002';
/** c_ClaveUnidad: a unit of service. */
const SERVICE = 'E48';

const element = (name: string, attributes: Record<string, string>, children: XmlElement[] = []): XmlElement => ({
  name: `cfdi:${name}`,
  attributes,
  children,
});

const some = (name: string, children: XmlElement[]): XmlElement[] =>
  children.length > 0 ? [element(name, {}, children)] : [];

const centavosText = (centavos: number): string => decimal(ofCentavos(centavos), 2);

function conceptElement(
  { base, description }: CfdiConcept,
  taxes: ConceptTaxes,
  { productKey, decimals, rates }: CfdiParts,
): XmlElement {
  const price = decimal(base, decimals);
  const tax = (name: string, code: string, rate: bigint, amount: bigint): XmlElement =>
    element(name, {
      Base: price,
      Impuesto: code,
      TipoFactor: 'Tasa',
      TasaOCuota: decimal(rate, 6),
      Importe: decimal(amount, 6),
    });
  const withheld = [
    ...(rates.isrWithheld > 0n ? [tax('Retencion', ISR, rates.isrWithheld, taxes.isrWithheld)] : []),
    ...(rates.vatWithheld > 0n ? [tax('Retencion', VAT, rates.vatWithheld, taxes.vatWithheld)] : []),
  ];
  return element(
    'Concepto',
    {
      ClaveProdServ: productKey,
      Cantidad: '1',
      ClaveUnidad: SERVICE,
      Descripcion: description,
      ValorUnitario: price,
      Importe: price,
      // Subject to tax.
      ObjetoImp: '02',
    },
    [
      element('Impuestos', {}, [
        element('Traslados', {}, [tax('Traslado', VAT, rates.vat, taxes.vat)]),
        ...some('Retenciones', withheld),
      ]),
    ],
  );
}

function summaryElement({ rates }: CfdiParts, { subtotal, vat, isrWithheld, vatWithheld }: CfdiTotals): XmlElement {
  const withheld = (code: string, centavos: number): XmlElement =>
    element('Retencion', { Impuesto: code, Importe: centavosText(centavos) });
  const retenciones = [
    ...(rates.isrWithheld > 0n ? [withheld(ISR, isrWithheld)] : []),
    ...(rates.vatWithheld > 0n ? [withheld(VAT, vatWithheld)] : []),
  ];
  return element(
    'Impuestos',
    {
      ...(retenciones.length > 0 ? { TotalImpuestosRetenidos: centavosText(isrWithheld + vatWithheld) } : {}),
      TotalImpuestosTrasladados: centavosText(vat),
    },
    [
      ...some('Retenciones', retenciones),
      element('Traslados', {}, [
        element('Traslado', {
          Base: centavosText(subtotal),
          Impuesto: VAT,
          TipoFactor: 'Tasa',
          TasaOCuota: decimal(rates.vat, 6),
          Importe: centavosText(vat),
        }),
      ]),
    ],
  );
}

const NAMESPACE = 'http://www.sat.gob.mx/cfd/4';

/** @source SAT, cfdv40.xsd: elements, attributes and their order. */
export function cfdiElement(parts: CfdiParts): XmlElement {
  const { taxes, totals } = reckon(parts);
  const { issuer, receiver } = parts;
  return element(
    'Comprobante',
    {
      'xmlns:cfdi': NAMESPACE,
      'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
      'xsi:schemaLocation': `${NAMESPACE} http://www.sat.gob.mx/sitio_internet/cfd/4/cfdv40.xsd`,
      Version: '4.0',
      Serie: parts.series,
      Folio: parts.folio,
      Fecha: parts.localTime,
      FormaPago: parts.paymentForm,
      SubTotal: centavosText(totals.subtotal),
      Moneda: 'MXN',
      Total: centavosText(totals.total),
      // Income; no export.
      TipoDeComprobante: 'I',
      Exportacion: '01',
      MetodoPago: parts.paymentMethod,
      LugarExpedicion: issuer.postalCode,
    },
    [
      element('Emisor', { Rfc: issuer.rfc, Nombre: issuer.legalName, RegimenFiscal: issuer.regime }),
      element('Receptor', {
        Rfc: receiver.rfc,
        Nombre: receiver.legalName,
        DomicilioFiscalReceptor: receiver.postalCode,
        RegimenFiscalReceptor: receiver.regime,
        UsoCFDI: receiver.cfdiUse,
      }),
      element(
        'Conceptos',
        {},
        parts.concepts.map((concept, at) =>
          conceptElement(concept, taxes[at] ?? { vat: 0n, isrWithheld: 0n, vatWithheld: 0n }, parts),
        ),
      ),
      summaryElement(parts, totals),
    ],
  );
}

const MAX_DESCRIPTION = 1000;

/**
 * A text as an attribute takes it: no «|», no character that XML lacks, white space as one space, and not too long.
 * @source SAT, cfdv40.xsd, attribute Descripcion; XML 1.0, production Char.
 */
export function attributeText(text: string): string {
  const tidy = [...text]
    .map((letter) => (/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/u.test(letter) ? ' ' : letter === '|' ? '/' : letter))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
  const letters = [...tidy];
  return letters.length > MAX_DESCRIPTION ? `${letters.slice(0, MAX_DESCRIPTION - 1).join('')}…` : tidy;
}
