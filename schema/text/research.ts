import { writtenDay } from './days.ts';
import type {
  Court,
  DocumentKind,
  Jurisdiction,
  ResearchCategory,
  SearchDateRange,
  SearchSort,
} from '../generated/contract.ts';
import { listed, withCommas } from './words.ts';

/** Search, and the limits of the stock. */

export const citationOf = (shortName: string, number: string): string => `${shortName}, artículo ${number}`;

const areaNames = {
  CIVIL: 'civil',
  CRIMINAL: 'penal',
  LABOR: 'laboral',
  COMMERCIAL: 'mercantil',
  TAX: 'fiscal',
  CONSTITUTIONAL: 'constitucional',
  ADMINISTRATIVE: 'administrativo',
  FAMILY: 'familiar',
  AGRARIAN: 'agrario',
  ENVIRONMENTAL: 'ambiental',
  CORPORATE: 'corporativo',
  INTERNATIONAL: 'internacional',
} as const;

export type AreaCode = keyof typeof areaNames;

/** The content of the stock, in one clause. */
const stock = (laws: number): string =>
  `${laws} ordenamientos: las leyes federales de uso diario y el Código Civil de la Ciudad de México`;

const GENERAL_LAW: Partial<Record<AreaCode, string>> = {
  CIVIL:
    'el Código Civil Federal y, en la Ciudad de México, su propio Código Civil, que sirven de referencia porque los códigos estatales se les parecen',
  FAMILY:
    'el Código Civil Federal como referencia y el Código Nacional de Procedimientos Civiles y Familiares para el juicio',
  CRIMINAL: 'el Código Nacional de Procedimientos Penales, que rige el proceso en todo el país',
  LABOR: 'la Ley Federal del Trabajo, que rige en todo el país',
  COMMERCIAL: 'el Código de Comercio y la Ley Federal de Protección al Consumidor, que rigen en todo el país',
  ENVIRONMENTAL: 'la Ley General del Equilibrio Ecológico y la Protección al Ambiente',
  ADMINISTRATIVE:
    'el artículo 115 de la Constitución, que reparte las facultades de los municipios, y los artículos 14 y 16, que toda autoridad debe respetar',
  TAX: 'el artículo 115 de la Constitución, que da a los municipios los impuestos sobre la propiedad inmobiliaria',
};

const generalLaw = (area: AreaCode | null, isMunicipal: boolean): string => {
  const law = isMunicipal ? GENERAL_LAW.ADMINISTRATIVE : area ? GENERAL_LAW[area] : undefined;
  return law ? ` Lo que sí está es ${law}.` : '';
};

const ofLaw = (law: string): string => (/^(Ley|Constitución)/.test(law) ? `de la ${law}` : `del ${law}`);
const articleOf = (law: string): string => (/^(Ley|Constitución)/.test(law) ? `la ${law}` : `el ${law}`);
/** Each says what is missing, what is held and, if known, which law applies. */
export const abstentionText = {
  foreign: (place: string | null, laws: number) =>
    `Preguntas por el derecho ${place ? `de otro país (${place})` : 'de otro país'}, y en el acervo sólo hay derecho mexicano (${stock(laws)}). Si tu asunto tiene relación con México, dime cuál y lo vemos.`,
  noSuchArticle: (law: string, number: string, last: string, nearest: readonly string[]) =>
    `No hay artículo ${number} en ${articleOf(law)}: termina en el ${last}.${nearest.length > 0 ? ` Los más cercanos que sí existen son ${listed(nearest)}.` : ''} Revisa el número o dime de qué trata y lo busco.`,
  repealed: (law: string, number: string) =>
    `El artículo ${number} ${ofLaw(law)} está derogado: ya no rige. Dime de qué trata tu asunto y busco lo que está vigente.`,
  whichLaw: (number: string) =>
    `Hay un artículo ${number} en muchas leyes. ¿De cuál lo necesitas? Por ejemplo: «artículo ${number} de la Ley Federal del Trabajo».`,
  whichMatter: (law: string, articles: number) =>
    `Tengo ${articleOf(law)} (${withCommas(articles)} artículos). ¿Qué quieres saber? Dime el artículo o cuéntame tu caso.`,
  local: (place: string | null, area: AreaCode | null, isMunicipal: boolean, laws: number) =>
    `Eso depende de normas ${isMunicipal ? 'municipales o estatales' : 'locales'}${place ? ` (${place})` : ''}, que no están en el acervo (${stock(laws)}).${generalLaw(area, isMunicipal)} Las normas locales se consultan en el periódico oficial del estado o con el ayuntamiento.`,
  privateData: () =>
    'No tengo ni busco datos personales de nadie: el acervo sólo contiene leyes. Si necesitas notificar o demandar a alguien, puedo decirte cómo se pide al juez que se investigue su domicilio.',
  prediction: () =>
    'No anticipo el resultado de un asunto concreto: depende de las pruebas y de lo que resuelva el juez. Sí puedo decirte qué derechos da la ley, qué hay que probar y en qué término. Cuéntame qué pasó.',
  caseStatus: () =>
    'No tengo acceso a los expedientes de los juzgados. El estado de un juicio se consulta en el propio juzgado, en su lista de acuerdos o en el portal del Poder Judicial que lo lleva, con el número de expediente. Puedo explicarte qué sigue en el procedimiento y cuáles son los términos.',
  normNotHeld: (laws: number) =>
    `Eso está en una norma oficial, regla, reglamento o contrato que no está en el acervo (${stock(laws)}). Puedo decirte qué dice la ley de la que depende.`,
  offTopic: (laws: number) =>
    `Eso no es una pregunta de derecho mexicano, y el acervo no tiene con qué responderla (${stock(laws)}). Pregúntame por un problema legal, una ley o un artículo.`,
  instructions: () =>
    'No puedo cambiar la forma en que respondo: siempre a partir de las leyes del acervo y con citas que se revisan. Dime cuál es tu duda legal.',
  notUnderstood: (laws: number) =>
    `No entendí la pregunta. Cuéntame en una frase qué pasó o qué quieres saber; puedo buscar en ${stock(laws)}.`,
  notFound: (laws: number) =>
    `No encontré en el acervo (${stock(laws)}) algo que responda a eso con certeza. Puede depender de un reglamento, de una norma local o de una ley que no está cargada.`,
} as const;

/** Output of the corpus import. */
export const importText = {
  usage: 'Uso: npm run corpus:import -- CARPETA  (la carpeta del corpus o su carpeta «leyes»)',
  progress: (done: number, total: number, file: string) => `${String(done).padStart(3)}/${total}  ${file}`,
  noFiles: (folder: string) => `No hay leyes en «${folder}»: se esperaban archivos .json del corpus.`,
  report: (report: {
    laws: number;
    articles: number;
    repealed: number;
    theses: number;
    rulings: number;
    unchanged: number;
    skipped: number;
    seconds: number;
  }) =>
    [
      `Leyes importadas: ${report.laws}`,
      `Artículos: ${withCommas(report.articles)} (${withCommas(report.repealed)} derogados)`,
      `Tesis: ${report.theses}`,
      `Sentencias: ${report.rulings}`,
      `Sin cambios: ${report.unchanged}`,
      `Omitidas: ${report.skipped}`,
      `Tiempo: ${report.seconds.toFixed(1)} s`,
    ].join('\n'),
  lawUsage: `Uso: npm run law:import -- ARCHIVO | CARPETA | DIRECCIÓN …  [opciones]
  Lee leyes publicadas en PDF, Word (.doc, .docx), HTML o texto.
  --clave lft              clave de la ley, si el título no está en el índice
  --nombre "Ley de …"      nombre, si no está impreso      --nombre-corto LDE
  --tipo ley|codigo|reglamento|decreto|acuerdo_general|nom|tratado
  --materia laboral        --local --entidad "Jalisco"     --publicacion AAAA-MM-DD
  --reforma AAAA-MM-DD     última reforma, si el archivo no la trae legible
  --forzar                 guarda también una ley a la que le faltan o repiten artículos`,
  noSuchPlace: (place: string) => `No existe «${place}».`,
  noPublications: (folder: string) => `En «${folder}» no hay archivos PDF, Word, HTML ni de texto.`,
  unreachable: (address: string) => `No se pudo descargar ${address}: no responde.`,
  refusedAddress: (address: string, status: number) => `No se pudo descargar ${address}: el sitio contestó ${status}.`,
  futureText: (day: string) =>
    `La fecha del texto (${day}) todavía no llega: se leyó mal. Indica la de la última reforma con --reforma AAAA-MM-DD.`,
  noReform: (known: string) =>
    `No se encontró la fecha de la última reforma (la ley ya se había reformado el ${known}). Indícala con --reforma AAAA-MM-DD.`,
  fewArticles: (read: number, held: number) =>
    `Sólo trae ${withCommas(read)} de los ${withCommas(held)} artículos que tiene la ley: parece incompleta. Si es correcta, usa --forzar.`,
  unknownLaw: (title: string | null) =>
    `${title ? `«${title}» no está en el índice de leyes` : 'No se encontró el título de la ley'}. Indica su clave con --clave.`,
  publication: (done: number, total: number, source: string) => `${String(done).padStart(3)}/${total}  ${source}`,
  publicationRead: (facts: {
    key: string;
    textAsOf: string;
    articles: number;
    last: number;
    repealed: number;
    unassignedPercent: string;
    pages: number;
    seconds: string;
  }) =>
    `      ${facts.key}, texto al ${facts.textAsOf}: ${withCommas(facts.articles)} artículos (último impreso ${withCommas(facts.last)}, ${facts.repealed} derogados), ${facts.unassignedPercent} % del texto sin asignar, ${facts.pages} ${facts.pages === 1 ? 'página' : 'páginas'}, ${facts.seconds} s`,
  writtenAs: {
    CURRENT: 'Guardada como texto vigente.',
    OLDER: 'Guardada como versión anterior: ya hay una más reciente.',
    CORRECTED: 'Sustituye al texto de la misma fecha.',
    UNCHANGED: 'Ya estaba: no cambió nada.',
  },
  warning: (text: string) => `      · ${text}`,
  refused: (text: string) => `      ✗ ${text}`,
  outcome: (text: string) => `      ✓ ${text}`,
  badRegistry: 'el registro digital no es un número de 5 a 8 cifras',
  missing: (field: string) => `falta «${field}» o está incompleto`,
  brokenLine: (line: number) => `La línea ${line} no es JSON completo. No se importó nada de este archivo.`,
  badRow: (place: number, detail: string) => `En la línea ${place}: ${detail}. No se importó nada de este archivo.`,
  repeatedRow: (place: number, key: string) =>
    `En la línea ${place} se repite «${key}». No se importó nada de este archivo.`,
  noRows: 'El archivo no trae ningún registro.',
  problem: (file: string, detail: string) => `  ✗ ${file}: ${detail}`,
  problems: 'No se pudieron leer (lo que ya estaba cargado de esas leyes sigue igual):',
} as const;

/** Citations of theses and rulings, and how far they were verified. */
export const caseLawText = {
  checked: 'Cotejada con el repositorio de la Suprema Corte.',
  unchecked: 'Tomada de una copia pública; coteja el texto en la fuente oficial antes de citarla.',
  thesisCitation: (thesis: {
    kind: string;
    key: string | null;
    registry: string;
    body: string | null;
    epoch: string | null;
    title: string;
  }) =>
    [
      thesis.kind === 'JURISPRUDENCE' ? 'Jurisprudencia' : 'Tesis aislada',
      thesis.key,
      thesis.body,
      thesis.epoch,
      `registro digital ${thesis.registry}`,
    ]
      .filter(Boolean)
      .join(', ') + `, de rubro: «${thesis.title}»`,
  rulingCitation: (title: string, court: string, day: string | null) =>
    `${court}, ${title.replace(/\.$/, '')}${day ? `, sentencia del ${writtenDay(day)}` : ''}`,
} as const;

const quoted = (words: readonly string[]): string => listed(words.map((word) => `«${word}»`));

const foundByMeaning = 'Su sentido se parece al de tu búsqueda.';

/** Results of a search. */
export const foundText = {
  emptyQuery: 'Por favor ingresa un término de búsqueda',
  topicSource: 'Editores de Foja',
  unknownThesis: (named: string) =>
    `La tesis «${named}» no está en el acervo. Puedes consultarla en el Semanario Judicial de la Federación (sjf2.scjn.gob.mx).`,
  nothing: (isFiltered: boolean) =>
    `Nada del acervo coincide con esa búsqueda. Prueba con otras palabras${isFiltered ? ' o quita algún filtro' : ''}.`,
  explanation: (
    reason: 'CITED' | 'TOPIC' | 'TEXT' | 'MEANING',
    direct: readonly string[],
    translated: readonly (readonly [string, string])[],
    asked: string | null,
  ) => {
    if (reason === 'CITED') return 'Es lo que nombraste en tu búsqueda.';
    const parts = [
      direct.length > 0 ? `Contiene ${quoted(direct.slice(0, 5))}.` : '',
      translated.length > 0
        ? `${translated
            .slice(0, 3)
            .map(([typed, found]) => `«${typed}» aparece aquí como «${found}»`)
            .join('; ')}.`
        : '',
      asked ? `Los editores lo señalan para búsquedas como «${asked}».` : '',
      reason === 'TOPIC' ? 'Lo cita un tema de los editores que responde a esta pregunta.' : '',
      reason === 'MEANING' ? foundByMeaning : '',
    ].filter(Boolean);
    return parts.join(' ') || (reason === 'MEANING' ? foundByMeaning : 'Trata de lo que buscas con otras palabras.');
  },
} as const;

/** Labels of the filters. */
export const areaLabels: Record<AreaCode, string> = {
  CIVIL: 'Civil',
  CRIMINAL: 'Penal',
  LABOR: 'Laboral',
  COMMERCIAL: 'Mercantil',
  TAX: 'Fiscal',
  CONSTITUTIONAL: 'Constitucional',
  ADMINISTRATIVE: 'Administrativo',
  FAMILY: 'Familiar',
  AGRARIAN: 'Agrario',
  ENVIRONMENTAL: 'Ambiental',
  CORPORATE: 'Corporativo',
  INTERNATIONAL: 'Internacional',
};

export const kindLabels = {
  JURISPRUDENCE: 'Jurisprudencia',
  ISOLATED_THESIS: 'Tesis aislada',
  RULING: 'Sentencia',
  ACT: 'Ley',
  CODE: 'Código',
  REGULATION: 'Reglamento',
  DECREE: 'Decreto',
  GENERAL_AGREEMENT: 'Acuerdo general',
  OFFICIAL_STANDARD: 'Norma Oficial Mexicana',
  TREATY: 'Tratado internacional',
} as const satisfies Record<DocumentKind, string>;

export const jurisdictionLabels = {
  FEDERAL: 'Federal',
  CIUDAD_DE_MEXICO: 'Ciudad de México',
  ESTADO_DE_MEXICO: 'Estado de México',
  JALISCO: 'Jalisco',
  NUEVO_LEON: 'Nuevo León',
  PUEBLA: 'Puebla',
  GUANAJUATO: 'Guanajuato',
  VERACRUZ: 'Veracruz',
  QUERETARO: 'Querétaro',
  CHIHUAHUA: 'Chihuahua',
} as const satisfies Record<Jurisdiction, string>;

export const courtLabels = {
  SUPREME_COURT: 'Suprema Corte de Justicia de la Nación',
  REGIONAL_PLENARIES: 'Plenos Regionales',
  COLLEGIATE_CIRCUIT_COURTS: 'Tribunales Colegiados de Circuito',
  DISTRICT_COURTS: 'Juzgados de Distrito',
  FEDERAL_LABOR_COURTS: 'Tribunales Laborales Federales',
  FEDERAL_ADMINISTRATIVE_COURT: 'Tribunal Federal de Justicia Administrativa',
  STATE_SUPERIOR_COURTS: 'Tribunales Superiores de Justicia estatales',
} as const satisfies Record<Court, string>;

export const savedSearchText = {
  tooMany: (most: number) => `Ya guardaste ${most} búsquedas, el máximo. Borra una para guardar otra.`,
  nameMissing: 'Ponle un nombre a la búsqueda.',
  nameTooLong: 'El nombre puede tener hasta 80 caracteres.',
  notFound: 'No encontramos esa búsqueda guardada.',
} as const;

/** Values of the REST routes; labels and codes are accepted too. */
export const kindValues = {
  JURISPRUDENCE: 'jurisprudencia',
  ISOLATED_THESIS: 'tesis_aislada',
  RULING: 'sentencia',
  ACT: 'ley',
  CODE: 'codigo',
  REGULATION: 'reglamento',
  DECREE: 'decreto',
  GENERAL_AGREEMENT: 'acuerdo_general',
  OFFICIAL_STANDARD: 'nom',
  TREATY: 'tratado',
} as const satisfies Record<DocumentKind, string>;

export const dateRangeValues = {
  LAST_MONTH: 'last_month',
  LAST_3_MONTHS: 'last_3_months',
  LAST_YEAR: 'last_year',
  LAST_5_YEARS: 'last_5_years',
} as const satisfies Record<SearchDateRange, string>;

export const sortValues = {
  RELEVANCE: 'relevance',
  DATE: 'date',
  CITATIONS: 'citations',
} as const satisfies Record<SearchSort, string>;

export const researchCategoryValues = {
  JURISPRUDENCE: 'jurisprudence',
  CODES: 'codes',
  STATISTICS: 'statistics',
  DOCTRINE: 'doctrine',
} as const satisfies Record<ResearchCategory, string>;

/** Values that mean no filter. */
export const everythingValues = [
  'todos',
  'todas',
  'todo',
  'all',
  'all_time',
  'any',
  'cualquiera',
  'cualquier fecha',
  'ninguno',
] as const;

/** Other names by which clients of REST call the values of the lists. Case, accents and «Derecho …» do not matter. */
export const restAliases = {
  areas: {
    CRIMINAL: ['criminal'],
    LABOR: ['trabajo', 'laborales'],
    COMMERCIAL: ['comercial'],
    TAX: ['tributario', 'impuestos'],
    CONSTITUTIONAL: ['constitucional y amparo', 'amparo', 'juicio de amparo'],
    FAMILY: ['familia'],
    AGRARIAN: ['agraria'],
    ENVIRONMENTAL: ['medio ambiente'],
    CORPORATE: ['societario'],
  },
  jurisdictions: {
    FEDERAL: ['méxico federal', 'nacional', 'federación', 'fuero federal'],
    CIUDAD_DE_MEXICO: ['cdmx', 'ciudad de mexico (cdmx)', 'distrito federal', 'df'],
    ESTADO_DE_MEXICO: ['edomex', 'edo méx', 'méxico'],
    NUEVO_LEON: ['nl'],
    QUERETARO: ['querétaro de arteaga'],
    VERACRUZ: ['veracruz de ignacio de la llave'],
  },
  courts: {
    SUPREME_COURT: [
      'scjn',
      'suprema corte',
      'suprema corte de justicia',
      'corte',
      'pleno de la scjn',
      'primera sala',
      'segunda sala',
    ],
    REGIONAL_PLENARIES: ['pleno regional', 'plenos de circuito', 'pleno de circuito'],
    COLLEGIATE_CIRCUIT_COURTS: [
      'tribunal colegiado de circuito',
      'tribunales colegiados',
      'tribunal colegiado',
      'colegiados',
      'tcc',
    ],
    DISTRICT_COURTS: ['juzgado de distrito', 'juzgados federales', 'juez de distrito'],
    FEDERAL_LABOR_COURTS: ['tribunal laboral federal', 'tribunal laboral', 'tribunales laborales'],
    FEDERAL_ADMINISTRATIVE_COURT: ['tfja', 'tribunal de justicia administrativa', 'tribunal fiscal'],
    STATE_SUPERIOR_COURTS: [
      'tribunal superior de justicia',
      'tribunales superiores de justicia',
      'tribunales superiores',
      'tsj',
      'tsjcdmx',
      'poder judicial local',
    ],
  },
  kinds: {
    JURISPRUDENCE: ['jurisprudencias', 'tesis de jurisprudencia'],
    ISOLATED_THESIS: ['tesis', 'tesis aisladas'],
    RULING: ['sentencias', 'precedente', 'precedentes', 'resolución', 'ejecutoria'],
    ACT: ['leyes', 'ley general', 'ley federal'],
    CODE: ['códigos'],
    REGULATION: ['reglamentos'],
    DECREE: ['decretos'],
    GENERAL_AGREEMENT: ['acuerdo', 'acuerdos', 'acuerdos generales'],
    OFFICIAL_STANDARD: ['noms', 'normas oficiales mexicanas', 'norma oficial'],
    TREATY: ['tratados', 'tratados internacionales', 'convenio internacional', 'convención'],
  },
  ranges: {
    LAST_MONTH: ['último mes', '1 month', 'month'],
    LAST_3_MONTHS: ['últimos 3 meses', 'últimos tres meses', '3 months'],
    LAST_YEAR: ['último año', '1 year', 'year'],
    LAST_5_YEARS: ['últimos 5 años', 'últimos cinco años', '5 years'],
  },
  sorts: {
    RELEVANCE: ['relevancia'],
    DATE: ['fecha', 'recientes', 'más recientes'],
    CITATIONS: ['citas', 'más citados'],
  },
  categories: {
    JURISPRUDENCE: ['jurisprudencia', 'case law'],
    CODES: ['códigos', 'leyes', 'códigos y leyes', 'laws'],
    STATISTICS: ['estadística', 'estadísticas', 'estadísticas judiciales'],
    DOCTRINE: ['doctrina'],
  },
} as const satisfies {
  areas: Partial<Record<AreaCode, readonly string[]>>;
  jurisdictions: Partial<Record<Jurisdiction, readonly string[]>>;
  courts: Record<Court, readonly string[]>;
  kinds: Record<DocumentKind, readonly string[]>;
  ranges: Record<SearchDateRange, readonly string[]>;
  sorts: Record<SearchSort, readonly string[]>;
  categories: Record<ResearchCategory, readonly string[]>;
};

export const restSearchText = {
  unknownValue: (field: string, values: readonly string[]) =>
    `El valor de «${field}» no es de la lista: ${values.join(', ')}.`,
  premiumOnly: 'Texto completo disponible para usuarios Premium',
  upgradeHint: 'Actualiza tu plan para ver el texto completo',
  topic: 'Tema',
  statistic: 'Estadística',
  count: (count: number, total: number) =>
    `${withCommas(count)} de ${withCommas(total)} textos del acervo que coinciden`,
  countSource: 'Conteo sobre el acervo de Foja',
  dimensions: { areas: 'materia', kinds: 'tipo', courts: 'órgano', years: 'año' },
} as const;
