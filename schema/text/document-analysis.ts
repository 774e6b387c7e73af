/** What the analysis of a document says of what it found. */

/** What spoke for the type of a document, or against it. */
export const typeFeatureText = {
  'title-contract': 'título de contrato',
  'title-agreement': 'título de convenio o transacción',
  'title-note': 'título «pagaré»',
  'title-will': 'título de testamento',
  'title-power': 'título de poder o mandato',
  'title-deed': 'encabezado de instrumento notarial',
  'title-claim': 'encabezado de demanda',
  'addressed-judge': 'dirigido a un juez o tribunal',
  'appears-claim': '«ante usted comparezco»',
  'claims-benefits': 'prestaciones que se reclaman',
  'facts-heading': 'capítulo de hechos',
  'evidence-heading': 'capítulo de pruebas',
  prayer: 'puntos petitorios',
  protest: '«protesto lo necesario»',
  'responsible-authority': 'autoridad responsable y acto reclamado',
  promise: 'promesa incondicional de pago',
  'this-note': '«por este pagaré»',
  'to-order': '«a la orden de»',
  'good-for': '«bueno por»',
  'note-parts': 'suscriptor o aval',
  'value-received': 'valor recibido a satisfacción',
  heir: 'institución de heredero',
  testator: 'testador',
  legacy: 'legados y albacea',
  'revokes-will': 'revoca otro testamento',
  'grants-power': 'otorga o confiere poder',
  'opens-with-power': 'el acto es un poder',
  'broad-power': 'poder amplio, cumplido y bastante',
  'litigation-power': 'pleitos y cobranzas, administración o dominio',
  'article-2554': 'artículo 2554 del Código Civil',
  'in-my-name': '«a mi nombre y representación»',
  'accepts-power': 'acepta el poder',
  'before-notary': 'ante notario que da fe',
  certifies: 'certificaciones del notario',
  appendix: 'apéndice del protocolo',
  registry: 'registro público de la propiedad o de comercio',
  'deed-act': 'acto propio de escritura',
  'private-sale': 'venta entre particulares',
  'company-founded': 'constitución de sociedad',
  'opens-with-will': 'el acto es un testamento',
  'prevents-suit': 'transacción o reconocimiento de adeudo',
  'deed-sale': 'compraventa o donación de inmueble',
  'company-statutes': 'estatutos de sociedad',
  'between-parties': '«por una parte… y por la otra»',
  'defined-parties': 'partes con nombre convenido',
  declarations: 'declaraciones de las partes',
  'clauses-heading': 'capítulo de cláusulas',
  'this-contract': '«el presente contrato»',
  'the-parties': '«las partes»',
  'contract-parties': 'partes de un contrato',
  'signed-in-copies': 'se firma por duplicado',
  ordinals: 'cláusulas numeradas',
  'chosen-courts': 'sumisión a tribunales',
  witnesses: 'testigos',
  invoice: 'comprobante fiscal o factura',
  'title-invoice': 'título de factura',
  'office-letter': 'oficio o comunicación de autoridad',
  letter: 'carta',
  mail: 'correo electrónico',
  minutes: 'acta de asamblea o minuta',
  'title-minutes': 'título de acta',
  judgment: 'resolución de un tribunal',
  'title-judgment': 'título de sentencia, acuerdo o dictamen',
  'court-speaks': 'habla un tribunal',
  resolves: 'puntos resolutivos',
  gazette: 'publicación oficial o norma',
  manual: 'explica cómo se hace',
  'blank-form': 'espacios sin llenar',
  cv: 'currículum',
  receipt: 'recibo',
  expert: 'dictamen pericial o avalúo',
  proposal: 'negociación o borrador',
  'answer-claim': 'contestación u otro escrito de juicio',
  english: 'texto en inglés',
  'no-party': 'nadie queda obligado',
  'two-parties': 'dos partes o más',
  signed: 'firmas con nombre',
  'named-payee': 'a la orden de alguien',
} as const;

export type TypeFeatureId = keyof typeof typeFeatureText;

/** What a period is for. */
export const termRoles = {
  periodoAPrueba: 'periodo a prueba',
  aviso: 'aviso',
  prorroga: 'prórroga',
  garantia: 'garantía',
  confidencialidad: 'confidencialidad',
  vigencia: 'vigencia',
  plazoParaCumplir: 'plazo para cumplir',
} as const;

/** What kind of penalty it is. */
export const penaltyRoles = {
  interesMoratorio: 'interés moratorio',
  penaConvencional: 'pena convencional',
  interes: 'interés',
} as const;

/** What an amount is for. */
export const amountRoles = {
  suertePrincipal: 'suerte principal',
  deposito: 'depósito',
  pena: 'pena',
  intereses: 'intereses',
  anticipo: 'anticipo',
  renta: 'renta',
  salario: 'salario',
  honorarios: 'honorarios',
  precio: 'precio',
  capital: 'capital',
  credito: 'crédito',
  legado: 'legado',
  valor: 'valor',
  parcialidad: 'parcialidad',
  importe: 'importe',
  impuesto: 'impuesto',
  total: 'total',
} as const;

/** What a day is for. */
export const dateRoles = {
  nacimiento: 'nacimiento',
  firma: 'firma',
  inicio: 'inicio',
  termino: 'término',
  antecedente: 'antecedente',
} as const;

/** Units of a period: one, many. */
export const unitText: Readonly<Record<string, readonly [string, string]>> = {
  days: ['día', 'días'],
  weeks: ['semana', 'semanas'],
  months: ['mes', 'meses'],
  years: ['año', 'años'],
  hours: ['hora', 'horas'],
  minutes: ['minuto', 'minutos'],
  seconds: ['segundo', 'segundos'],
};

/** Which days are counted. */
export const daysText = { BUSINESS: 'hábiles', CALENDAR: 'naturales' } as const;
