import type { RequirementBasis, RequirementData } from './requirement.ts';

const ccf = (article: string, reason: string): RequirementBasis => ({ law: 'ccf', article, reason });
/** The act of the deed: a sale by which the property came before is told as an antecedent. */
const SALE = /\bvende[n]?\b|(?:contrato|contiene|constar|formaliza[n]?|celebra[n]?|otorga[n]?)[^.;]{0,60}compra ?-?venta/;
const PROPERTY = /inmueble|terreno|\bcasa\b|departamento|\blotes?\b|predio|finca|\blocal(?:es)? comercial/;
const GIFT = /(?:contrato de|constar la|formaliza[n]? la) donacion|\bdona[n]?\b/;
const PROPERTY_SALE = /\bvende[n]?\b[^]{0,600}(?:inmueble|terreno|\bcasa\b|departamento|\blotes?\b|predio|finca)/;
const COMPANY = /sociedad anonima|sociedad de responsabilidad|constituyen? una sociedad|sociedad por acciones/;
const COMPANY_OR_GIFT = new RegExp(`${COMPANY.source}|${GIFT.source}`);

/** The form of deeds is fixed by the law of notaries of each state, which is not held: those requirements rest on practice. */
export const deedRequirements: readonly RequirementData[] = [
  {
    code: 'deed.notary',
    label: 'Notario, número y plaza (ley del notariado de la entidad: no está en el acervo)',
    met: [/notari[oa]|corredor publico|fedatari/],
    basis: [],
  },
  {
    code: 'deed.number',
    label: 'Número de instrumento (ley del notariado de la entidad: no está en el acervo)',
    met: [/(?:instrumento|escritura|acta|numero|num\.|poliza)[^.]{0,40}(?:numero)?/],
    basis: [],
  },
  { code: 'deed.date', label: 'Lugar y fecha', check: 'SIGNED_ON', basis: [] },
  { code: 'deed.parties', label: 'Quiénes comparecen', check: 'PARTIES', basis: [ccf('1794', 'Si la escritura contiene un contrato, éste requiere el consentimiento de las partes.')] },
  {
    code: 'deed.personal_details',
    label: 'Generales de quienes comparecen (ley del notariado de la entidad: no está en el acervo)',
    near: [/comparece/],
    met: [/generales|mexican[oa]|originari[oa]|mayor(?:es)? de edad|casad[oa]|solter[oa]|viud[oa]/],
    basis: [],
  },
  {
    code: 'deed.read_and_explained',
    label: 'Lectura, explicación y fe del notario (ley del notariado de la entidad: no está en el acervo)',
    met: [/(?:lei|leid[oa]|lectura|explique|expliqu)[^.;]{0,100}|doy fe|certifico/],
    basis: [],
  },
  {
    code: 'deed.price',
    label: 'Precio cierto y en dinero (compraventa)',
    met: [/precio/],
    when: SALE,
    unless: COMPANY_OR_GIFT,
    basis: [ccf('2248', 'En la compraventa se paga un precio cierto y en dinero.')],
  },
  {
    code: 'deed.title',
    label: 'El título de propiedad de quien transmite',
    met: [/antecedentes?|titulo|adquirio|escritura (?:publica )?(?:numero|de fecha|del?)|inscri/],
    when: PROPERTY_SALE,
    unless: COMPANY,
    basis: [
      ccf('2269', 'Sólo se puede vender lo que es propio: de ahí el título.'),
      ccf('2320', 'Arriba de 365 salarios mínimos (hoy UMA) la venta del inmueble va en escritura, salvo el 2317.'),
    ],
  },
  {
    code: 'deed.registry',
    label: 'Registro Público de la Propiedad',
    met: [/registro publico|folio real|inscri|registro agrario/],
    // The deed binds before it is registered: its text need not speak of it.
    near: [PROPERTY],
    when: PROPERTY,
    unless: COMPANY,
    basis: [
      ccf('3042', 'Se inscriben los títulos que crean, transmiten o gravan el dominio y demás derechos reales.'),
      ccf('3007', 'Lo registrable que no se registra no perjudica a terceros; entre las partes sí obliga.'),
    ],
  },
  {
    code: 'deed.company_contents',
    label: 'Denominación, objeto, duración, capital y domicilio de la sociedad (la ley pide más)',
    met: [/(?:denominacion|razon social)[^]{0,3000}(?:domicilio|objeto)[^]{0,3000}(?:duracion|capital)/],
    when: /constitu(?:yen|cion)[^.]{0,60}sociedad (?:anonima|de responsabilidad|en )/,
    basis: [{ law: 'lgsm', article: '6', reason: 'Sus catorce fracciones piden también socios, aportaciones, administración, utilidades, disolución y asambleas.' }],
  },
  { code: 'deed.signature', label: 'Las firmas y la autorización', check: 'SIGNATURE', basis: [] },
];
