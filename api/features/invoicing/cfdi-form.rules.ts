import type { XmlElement } from './cfdi.rules.ts';

/**
 * The part of the form of a CFDI 4.0 that this product writes: elements, their order, attributes and their patterns.
 * The schema of the SAT cannot be had as a package, so its rules stand here; `cfdi-check.rules.ts` has those of sums.
 * @source SAT, cfdv40.xsd and tdCFDI.xsd.
 */

interface Form {
  required: Record<string, RegExp>;
  optional?: Record<string, RegExp>;
  /** Names of the children in their order, with how many there may be. */
  children?: readonly (readonly [name: string, least: 0 | 1, most: 1 | 'MANY'])[];
}

/** t_Importe */
const AMOUNT = /^\d{1,18}(\.\d{1,6})?$/;
/** Totals in pesos have two decimals. @source Anexo 20, c_Moneda: MXN. */
const PESOS = /^\d{1,18}\.\d{2}$/;
/** t_RFC */
const RFC = /^[A-Z&Ñ]{3,4}\d{2}(0[1-9]|1[012])(0[1-9]|[12]\d|3[01])[A-Z\d]{2}[\dA]$/;
/** t_FechaH */
const TIME = /^20[1-9]\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/;
const text = (most: number): RegExp => new RegExp(`^[^|\\s]([^|]{0,${most - 2}}[^|\\s])?$`, 'u');
const POSTAL_CODE = /^\d{5}$/;
const TAX_CODE = /^00[123]$/;
const FACTOR = /^Tasa$/;
const RATE = /^\d\.\d{6}$/;
const POSITIVE = /^(?!0*(\.0*)?$)\d{1,18}(\.\d{1,6})?$/;

const tax: Form = {
  required: { Base: POSITIVE, Impuesto: TAX_CODE, TipoFactor: FACTOR, TasaOCuota: RATE, Importe: AMOUNT },
};

const FORMS: Record<string, Form> = {
  Comprobante: {
    required: {
      'xmlns:cfdi': /^http:\/\/www\.sat\.gob\.mx\/cfd\/4$/,
      'xmlns:xsi': /^http:\/\/www\.w3\.org\/2001\/XMLSchema-instance$/,
      'xsi:schemaLocation':
        /^http:\/\/www\.sat\.gob\.mx\/cfd\/4 http:\/\/www\.sat\.gob\.mx\/sitio_internet\/cfd\/4\/cfdv40\.xsd$/,
      Version: /^4\.0$/,
      Fecha: TIME,
      SubTotal: PESOS,
      Moneda: /^MXN$/,
      Total: PESOS,
      TipoDeComprobante: /^I$/,
      Exportacion: /^01$/,
      LugarExpedicion: POSTAL_CODE,
      // Both are required of vouchers of income. @source Anexo 20, additional validations.
      MetodoPago: /^(PUE|PPD)$/,
      FormaPago: /^\d{2}$/,
    },
    optional: { Serie: text(25), Folio: text(40) },
    children: [
      ['Emisor', 1, 1],
      ['Receptor', 1, 1],
      ['Conceptos', 1, 1],
      ['Impuestos', 0, 1],
    ],
  },
  Emisor: { required: { Rfc: RFC, Nombre: text(300), RegimenFiscal: /^\d{3}$/ } },
  Receptor: {
    required: {
      Rfc: RFC,
      Nombre: text(300),
      DomicilioFiscalReceptor: POSTAL_CODE,
      RegimenFiscalReceptor: /^\d{3}$/,
      UsoCFDI: /^[A-Z]{1,2}\d{2}$/,
    },
  },
  Conceptos: { required: {}, children: [['Concepto', 1, 'MANY']] },
  Concepto: {
    required: {
      ClaveProdServ: /^\d{8}$/,
      Cantidad: POSITIVE,
      ClaveUnidad: /^[A-Z\d]{2,3}$/,
      Descripcion: text(1000),
      // More than zero in vouchers of income. @source Anexo 20, additional validations.
      ValorUnitario: POSITIVE,
      Importe: AMOUNT,
      ObjetoImp: /^0[1-8]$/,
    },
    children: [['Impuestos', 0, 1]],
  },
  'Concepto/Impuestos': {
    required: {},
    children: [
      ['Traslados', 0, 1],
      ['Retenciones', 0, 1],
    ],
  },
  'Comprobante/Impuestos': {
    required: {},
    optional: { TotalImpuestosRetenidos: PESOS, TotalImpuestosTrasladados: PESOS },
    children: [
      ['Retenciones', 0, 1],
      ['Traslados', 0, 1],
    ],
  },
  Traslados: { required: {}, children: [['Traslado', 1, 'MANY']] },
  Retenciones: { required: {}, children: [['Retencion', 1, 'MANY']] },
  'Concepto/Traslado': tax,
  'Concepto/Retencion': tax,
  'Comprobante/Traslado': {
    required: { Base: PESOS, Impuesto: TAX_CODE, TipoFactor: FACTOR, TasaOCuota: RATE, Importe: PESOS },
  },
  'Comprobante/Retencion': { required: { Impuesto: TAX_CODE, Importe: PESOS } },
};

const localName = ({ name }: XmlElement): string => name.replace(/^cfdi:/, '');

function attributeFaults(element: XmlElement, { required, optional = {} }: Form): string[] {
  const name = localName(element);
  const known = { ...optional, ...required };
  return [
    ...Object.keys(required)
      .filter((attribute) => !(attribute in element.attributes))
      .map((attribute) => `${name}: no ${attribute}`),
    ...Object.entries(element.attributes)
      .filter(([attribute, value]) => !known[attribute]?.test(value))
      .map(([attribute, value]) => `${name}: ${attribute}="${value}"`),
  ];
}

function childFaults(element: XmlElement, { children = [] }: Form): string[] {
  const name = localName(element);
  const order = children.map(([child]) => child);
  const places = element.children.map((child) => order.indexOf(localName(child)));
  const isOutOfOrder = places.some((place, at) => place < 0 || place < (places[at - 1] ?? 0));
  return [
    ...(isOutOfOrder ? [`${name}: its elements are ${element.children.map(localName).join(', ')}`] : []),
    ...children
      .filter(([child, least, most]) => {
        const count = element.children.filter((one) => localName(one) === child).length;
        return count < least || (most === 1 && count > 1);
      })
      .map(([child]) => `${name}: not the right number of ${child}`),
  ];
}

/** `side`: the nearest of Comprobante and Concepto above, because the taxes of both have other attributes. */
export function formFaults(element: XmlElement, side = 'Comprobante'): string[] {
  const name = localName(element);
  const inside = name === 'Concepto' ? name : side;
  const form = element.name.startsWith('cfdi:') ? (FORMS[`${side}/${name}`] ?? FORMS[name]) : undefined;
  if (!form) return [`no element of a CFDI: ${element.name}`];
  return [
    ...attributeFaults(element, form),
    ...childFaults(element, form),
    ...element.children.flatMap((child) => formFaults(child, inside)),
  ];
}
