import type { RequirementBasis, RequirementData } from './requirement.ts';

const ccf = (article: string, reason: string): RequirementBasis => ({ law: 'ccf', article, reason });
const SALE = /compra ?-?venta|vende[n]?\b/;
const PROPERTY = /inmueble|terreno|casa|departamento|lote|predio|finca|local/;
const COMPANY = /sociedad anonima|sociedad de responsabilidad|constituyen? una sociedad|sociedad por acciones/;

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
  { code: 'deed.parties', label: 'Quiénes comparecen', check: 'PARTIES', basis: [ccf('1794', 'Para que exista el contrato se requiere consentimiento.')] },
  {
    code: 'deed.personal_details',
    label: 'Generales de quienes comparecen (ley del notariado de la entidad: no está en el acervo)',
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
    unless: COMPANY,
    basis: [ccf('2248', 'En la compraventa se paga un precio cierto y en dinero.')],
  },
  {
    code: 'deed.title',
    label: 'El título de propiedad de quien transmite',
    met: [/antecedentes?|titulo|adquirio|escritura (?:publica )?(?:numero|de fecha|del?)|inscri/],
    when: PROPERTY,
    unless: COMPANY,
    basis: [
      ccf('2269', 'Ninguno puede vender sino lo que es de su propiedad.'),
      ccf('2320', 'La venta de inmuebles de cierto valor se hace en escritura pública.'),
    ],
  },
  {
    code: 'deed.registry',
    label: 'Registro Público de la Propiedad',
    met: [/registro publico|folio real|inscri|registro agrario/],
    when: PROPERTY,
    unless: COMPANY,
    basis: [ccf('3005', 'Se registran los testimonios de escrituras y los demás documentos que la ley enumera.')],
  },
  {
    code: 'deed.company_contents',
    label: 'Denominación, objeto, duración, capital y domicilio de la sociedad',
    met: [/(?:denominacion|razon social)[^]{0,3000}(?:domicilio|objeto)[^]{0,3000}(?:duracion|capital)/],
    when: /constitu(?:yen|cion)[^.]{0,60}sociedad (?:anonima|de responsabilidad|en )/,
    basis: [{ law: 'lgsm', article: '6', reason: 'Enumera lo que la escritura constitutiva debe contener.' }],
  },
  { code: 'deed.signature', label: 'Las firmas y la autorización', check: 'SIGNATURE', basis: [] },
];
