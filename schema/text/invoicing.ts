import type { RfcKind } from '../lib/rfc.ts';

/** Fiscal data, and CFDI that are not stamped yet. */

const kinds = { INDIVIDUAL: 'persona física', COMPANY: 'persona moral' } satisfies Record<RfcKind, string>;

export const invoicingText = {
  rfcForm: 'El RFC tiene 12 caracteres (persona moral) o 13 (persona física): letras, fecha y homoclave.',
  rfcDate: 'La fecha del RFC no existe en el calendario. Revísalo.',
  rfcCheckDigit:
    'El último carácter del RFC no corresponde a los demás (dígito verificador). Cópialo de la Constancia de Situación Fiscal.',
  rfcGeneric: 'Aquí no se admite un RFC genérico: escribe el tuyo.',
  nameInvalid: 'Escribe el nombre o la razón social: hasta 300 caracteres, sin «|».',
  nameWithKind:
    'Escribe la razón social sin el tipo de sociedad (sin «S.A. de C.V.», «S.C.», …): así la pide el CFDI 4.0.',
  noGlobal:
    'El CFDI global («PÚBLICO EN GENERAL») no se hace aquí: escribe el nombre de tu cliente o emítelo en el portal del SAT.',
  regimeOf: {
    INDIVIDUAL: 'Elige un régimen de persona física: el RFC tiene 13 caracteres.',
    COMPANY: 'Elige un régimen de persona moral: el RFC tiene 12 caracteres.',
  } satisfies Record<RfcKind, string>,
  regimeOfGeneric: 'Con un RFC genérico el régimen es 616 (Sin obligaciones fiscales).',
  postalCodeInvalid: 'El código postal tiene 5 dígitos.',
  useInvalid: 'Ese uso de CFDI no se admite con ese régimen.',
  useOfGeneric: 'Con un RFC genérico el uso es S01 (Sin efectos fiscales).',
} as const;

/** Why the CFDI of a pre-bill cannot be made yet. */
export const cfdiMissingText = {
  issuer: 'Faltan tus datos fiscales: RFC, razón social, régimen y código postal.',
  receiver: (client: string) => `Faltan los datos fiscales de ${client}: RFC, nombre, régimen, código postal y uso.`,
  discarded: 'La prefactura está descartada.',
  nothing:
    'No hay nada que facturar: la prefactura solo tiene gastos por cuenta del cliente, y sus comprobantes ya están a su nombre.',
  issuerRfc: (bill: string, profile: string) =>
    `La prefactura dice que tu RFC es ${bill} y tus datos fiscales dicen ${profile}. Corrige el que esté mal.`,
  issuerKind: (bill: RfcKind, profile: RfcKind) =>
    `La prefactura se calculó como de ${kinds[bill]} y tu RFC es de ${kinds[profile]}. Corrige quién factura en «Tarifas» y haz de nuevo la prefactura.`,
  issuerRegime:
    'La prefactura y tus datos fiscales no dicen el mismo régimen (RESICO o actividades profesionales), y de él depende la retención de ISR. Corrige quién factura en «Tarifas» y haz de nuevo la prefactura.',
  clientRfc: (bill: string, profile: string) =>
    `La prefactura dice que el RFC del cliente es ${bill} y sus datos fiscales dicen ${profile}. Corrige el que esté mal.`,
  clientKind: (bill: RfcKind, profile: RfcKind) =>
    `La prefactura se calculó para una ${kinds[bill]} y el RFC del cliente es de ${kinds[profile]}. Haz de nuevo la prefactura.`,
  foreignWithholds:
    'Un residente en el extranjero no retiene impuestos, y la prefactura tiene retenciones. Haz de nuevo la prefactura.',
  paymentForm: 'Elige la forma de pago: la prefactura ya está cobrada.',
  paymentFormInvalid: 'Esa forma de pago no está en el catálogo del SAT.',
  productKey: 'La clave de producto o servicio tiene 8 dígitos.',
  chargeNotPaid: 'Solo hay CFDI de cargos pagados.',
  chargeRefunded: 'Ese cargo se devolvió, entero o en parte: su CFDI lo emite quien opera este servicio.',
  ownProfile: 'Faltan tus datos fiscales. Escríbelos en «Suscripción», en «Datos fiscales».',
  operator:
    'Este servicio todavía no tiene los datos fiscales de quien lo opera. Pídele tu factura con el número del recibo.',
} as const;

/** What the issuer should know before the file is stamped. */
export const cfdiNoteText = {
  draft:
    'Es un borrador: sin sello, certificado y timbre no es un comprobante fiscal. Séllalo con tu CSD y tímbralo con un PAC antes de que pasen 72 horas de su fecha.',
  productKey: (key: string) =>
    `Clave de producto o servicio ${key}, la más cercana de «Servicios legales» a la materia: confírmala. El SAT no tiene una para servicios legales en general.`,
  privacy: 'Las descripciones de tus conceptos las ven el SAT y tu PAC. Quita de ellas lo que sea secreto profesional.',
  disbursements: (amount: string) =>
    `Los gastos por cuenta del cliente (${amount}) no van en tu CFDI: no son ingreso tuyo y sus comprobantes están a nombre del cliente (reglamento de la LISR, artículo 41, que no está en nuestra base).`,
  advances: (amount: string) =>
    `Recibiste anticipos (${amount}). El SAT pide un CFDI por cada anticipo y relacionarlo con este (relación 07); este archivo no trae la relación.`,
  deferred:
    'Queda saldo por cobrar: va con PPD y forma de pago 99. Por cada pago que recibas emite un CFDI con complemento de pagos.',
  border: 'El IVA del 8 % exige que estés en el padrón del estímulo de la región fronteriza.',
  difference: (amount: string) =>
    `El total se aparta ${amount} del de la prefactura, porque el CFDI redondea los impuestos por concepto.`,
  ofOperator:
    'El emisor es quien opera el servicio: este archivo muestra lo que dirá tu factura, y solo quien opera el servicio puede sellarlo y timbrarlo.',
  postalCode: 'No comprobamos que los códigos postales existan ni que el RFC esté inscrito: el PAC sí lo hace.',
} as const;

/** In the file itself. */
export const cfdiFileText = {
  /** A comment of XML has no double hyphen. */
  comment:
    'SIN TIMBRAR. Borrador de CFDI 4.0 sin efectos fiscales: le faltan los atributos Sello, NoCertificado y Certificado (los pone el CSD del emisor) y el complemento TimbreFiscalDigital (lo pone un PAC).',
  test: 'MODO DE PRUEBA: este cargo no se cobró. No lo timbres.',
  prebillName: (number: string) => `prefactura-${number.toLowerCase()}-SIN-TIMBRAR.xml`,
  chargeName: (number: string, isTest: boolean) =>
    `recibo-${number.toLowerCase()}${isTest ? '-PRUEBA' : ''}-SIN-TIMBRAR.xml`,
  hours: (work: string, day: string, clock: string) => [work, day, `${clock} h`].filter(Boolean).join(' · '),
  subscription: (plan: string, from: string, to: string) => `Suscripción a Foja, plan ${plan}, del ${from} al ${to}`,
} as const;
