import type { RequirementBasis } from './requirement.ts';

/** What the law of each way asks of a claim. What the codes of the states ask for is not held. */

export const AMPARO = /\bamparo (?:indirecto|directo)|proteccion de la justicia|quejos[oa]s?:|acto reclamado/;
/** Who asks for direct amparo: theses that are cited name others' by their number. */
export const DIRECT =
  /(?:demanda|juicio|promuev[a-z]{1,4}|promover|interpon[a-z]{1,5}|solicit[a-z]{1,5}|ejercit[a-z]{1,5})[^.;\n]{0,80}\bamparo directo\b(?! (?:en revision|numero|\d))/;
/** For whom cannot promote it, the act and the authority suffice (LAmp 15 and 109). */
export const URGENT = /incomunica|desaparicion forzada|privacion de la vida|deporta|destierro|proscripcion|extradicion|tortura/;
export const STATE_SERVICE = /trabajadores al servicio del estado|tribunal federal de conciliacion y arbitraje/;
const LABOUR = /ley federal del trabajo|tribunal(?:es)? (?:laboral|federal laboral)|junta (?:local|federal|especial)|centro (?:federal )?de conciliacion/;
/** Addressed to a board of conciliation: the text of before the reform of 2019 ruled it. */
const BOARD = /junta (?:local|federal|especial)[^]{0,300}\bp ?r ?e ?s ?e ?n ?t ?e\b/;
/** A company is mercantile, and so are some courts: only the way tells. */
const COMMERCE =
  /\b(?:vias?|juicio|procedimiento|ordinari[oa]|ejecutiv[oa]|oral|especial|accion)(?:,? (?:y|de|en|la|ordinari[oa]|ejecutiv[oa]|oral|especial|hipotecari[oa])){0,3} mercantil\b|accion cambiaria|codigo de comercio/;
const ORAL = /oral mercantil|1390 bis/;
const EXECUTIVE = /ejecutiv[oa] mercantil|accion cambiaria/;
export const TAX = /tribunal federal de justicia (?:fiscal y )?administrativa|juicio contencioso administrativo federal/;
export const AGRARIAN = /tribunal unitario agrario|juicio agrario/;

export type Part = 'court' | 'parties' | 'address' | 'claims' | 'facts' | 'evidence' | 'law' | 'signature';
/** What a law asks of a claim, and what happens without facts. A law that does not ask for a part is not cited for it. */
interface Way {
  id: string;
  when?: RegExp;
  unless?: RegExp;
  since?: string;
  before?: string;
  law: string;
  asks: Partial<Record<Part, readonly (readonly [article: string, reason: string])[]>>;
  withoutFacts: string;
}
export const anyOf = (...patterns: readonly RegExp[]): RegExp => new RegExp(patterns.map(({ source }) => source).join('|'));
export const of = (law: string, article: string, reason: string): RequirementBasis => ({ law, article, reason });

/** Ordinary and oral suits of commerce ask for the same. */
const mercantile = (article: string, prevention: string): Pick<Way, 'law' | 'asks' | 'withoutFacts'> => ({
  law: 'ccom',
  asks: {
    court: [[article, 'La fracción I pide decir ante qué juez se promueve.']],
    parties: [[article, 'Las fracciones II y III piden el nombre o denominación del actor y del demandado.']],
    address: [[article, 'La fracción II pide el domicilio del actor para oír y recibir notificaciones.']],
    claims: [[article, 'La fracción IV pide lo que se reclama, con sus accesorios.']],
    facts: [
      [article, 'La fracción V pide hechos numerados y claros, con los documentos y testigos de cada uno.'],
      [prevention, 'El juez previene una sola vez, por tres días, antes de desechar.'],
    ],
    evidence: [[article, 'La fracción VIII pide ofrecer en la demanda las pruebas que se quieran rendir.']],
    law: [[article, 'La fracción VI pide los fundamentos de derecho y la clase de acción.']],
    signature: [[article, 'La fracción IX pide la firma del actor o de su representante, o huella y firma a ruego.']],
  },
  withoutFacts: 'El juez previene por tres días y, si no se corrige, desecha la demanda.',
});

/** The day after the publication of the national code of civil procedure: before it was nowhere in force. */
const NATIONAL_CODE = '2023-06-08';
/** What every claim tells, by laws that are not held. */
const unheld: Pick<Way, 'law' | 'asks' | 'withoutFacts'> = {
  law: '',
  asks: { court: [], parties: [], address: [], claims: [], facts: [], evidence: [], signature: [] },
  withoutFacts: 'Sin hechos no se puede contestar ni probar lo que se reclama.',
};

export const WAYS: readonly Way[] = [
  {
    id: 'labour',
    when: LABOUR,
    unless: anyOf(AMPARO, STATE_SERVICE, TAX, BOARD),
    law: 'lft',
    asks: {
      court: [['872', 'El apartado A, fracción I, pide el tribunal ante el que se promueve.']],
      parties: [['872', 'El apartado A, fracciones II y III, pide quién demanda y a quién, o datos para hallar al patrón.']],
      address: [
        ['872', 'El actor dice su domicilio y puede pedir que se le notifique en el buzón electrónico.'],
        ['739', 'Sin domicilio para notificaciones, las personales se hacen por boletín o por estrados.'],
      ],
      claims: [['872', 'El apartado A, fracción IV, pide las prestaciones que se reclaman.']],
      facts: [
        ['872', 'El apartado A, fracción V, pide los hechos en que se fundan las peticiones.'],
        ['873', 'Si demanda quien trabaja, el tribunal previene por tres días y luego subsana con sus pruebas.'],
      ],
      evidence: [['872', 'El apartado A, fracción VI, pide relacionar cada prueba con el hecho que demuestra.']],
      signature: [['872', 'El apartado A pide que la demanda esté firmada.']],
    },
    withoutFacts:
      'Sin hechos no se puede contestar ni probar. A quien trabaja se le previene y el tribunal suple lo que sus pruebas permitan.',
  },
  {
    id: 'labour_board',
    when: BOARD,
    unless: anyOf(AMPARO, STATE_SERVICE, TAX),
    ...unheld,
  },
  {
    id: 'state_service',
    when: STATE_SERVICE,
    unless: anyOf(AMPARO, TAX),
    law: 'lftse',
    asks: {
      parties: [['129', 'Las fracciones I y II piden nombre y domicilio de quien reclama y del demandado.']],
      claims: [['129', 'La fracción III pide el objeto de la demanda.']],
      facts: [['129', 'La fracción IV pide una relación de los hechos.']],
      evidence: [['129', 'La fracción V pide decir dónde están las pruebas que no se puedan aportar.']],
    },
    withoutFacts: 'Sin hechos no se puede contestar ni probar lo que se reclama.',
  },
  { id: 'oral_commerce', when: ORAL, unless: anyOf(AMPARO, LABOUR, TAX), ...mercantile('1390 Bis 11', '1390 Bis 12') },
  {
    id: 'executive_commerce',
    when: EXECUTIVE,
    unless: anyOf(AMPARO, LABOUR, TAX, ORAL),
    law: 'ccom',
    asks: {
      parties: [['1069', 'El primer escrito dice también dónde se notificará por primera vez a quien se demanda.']],
      address: [['1069', 'El primer escrito designa domicilio en el lugar del juicio para notificaciones.']],
      claims: [['1392', 'Con la demanda y su título ejecutivo se manda requerir de pago y embargar.']],
      facts: [['1399', 'El demandado contesta refiriéndose a cada hecho: la demanda tiene que narrarlos.']],
      evidence: [['1401', 'Las pruebas se ofrecen desde la demanda y se relacionan con los puntos controvertidos.']],
      signature: [['1055', 'Los escritos van firmados, o con huella y firma de otra persona a ruego.']],
    },
    withoutFacts: 'Sin hechos el demandado no puede referirse a cada uno ni se pueden relacionar las pruebas.',
  },
  { id: 'commerce', when: COMMERCE, unless: anyOf(AMPARO, LABOUR, TAX, ORAL, EXECUTIVE), ...mercantile('1378', '1380') },
  {
    id: 'tax',
    since: '2006-01-01',
    when: TAX,
    unless: AMPARO,
    law: 'lfpca',
    asks: {
      parties: [['14', 'Las fracciones I y III piden el nombre del demandante y la autoridad o particular demandados.']],
      address: [['14', 'La fracción I pide domicilio fiscal, domicilio para notificaciones en la sede y correo electrónico.']],
      claims: [['14', 'Las fracciones II y VIII piden la resolución que se impugna y lo que se pida.']],
      facts: [['14', 'La fracción IV pide los hechos; si faltan, se requieren por cinco días.']],
      evidence: [['14', 'La fracción V pide las pruebas que se ofrezcan.']],
      signature: [['4', 'Sin firma autógrafa o electrónica avanzada la promoción se tiene por no presentada.']],
    },
    withoutFacts: 'Se requieren por cinco días y, si no se dicen, la demanda se tiene por no presentada.',
  },
  {
    id: 'civil_before_national_code',
    unless: anyOf(AMPARO, LABOUR, STATE_SERVICE, COMMERCE, TAX, AGRARIAN),
    before: NATIONAL_CODE,
    ...unheld,
  },
  {
    id: 'civil',
    since: NATIONAL_CODE,
    unless: anyOf(AMPARO, LABOUR, STATE_SERVICE, COMMERCE, TAX, AGRARIAN),
    law: 'cnpcf',
    asks: {
      court: [['235', 'Donde ya rige el Código Nacional, la fracción I pide la autoridad ante la que se promueve.']],
      parties: [['235', 'Donde ya rige el Código Nacional, las fracciones II y IV piden nombrar a actora y demandada.']],
      address: [['235', 'Donde ya rige el Código Nacional, la fracción II pide domicilio, teléfono y correo electrónico.']],
      claims: [['235', 'Donde ya rige el Código Nacional, la fracción V pide las pretensiones con sus accesorios.']],
      facts: [
        ['235', 'Donde ya rige el Código Nacional, la fracción VI pide hechos claros y sucintos.'],
        ['236', 'La autoridad previene por tres días y sólo desecha por requisitos indispensables.'],
      ],
      evidence: [['235', 'Donde ya rige el Código Nacional, la fracción IX pide ofrecer pruebas y decir qué demuestran.']],
      law: [['235', 'Donde ya rige el Código Nacional, la fracción VII pide los fundamentos de derecho.']],
      signature: [['235', 'Donde ya rige el Código Nacional, la fracción X pide firma, firma electrónica o huella con firma a ruego.']],
    },
    withoutFacts: 'Sin hechos no se puede contestar ni probar: el tribunal previene y puede desechar la demanda.',
  },
];
