/** Words of search and of the limits of what is held. */

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

/** What is held, in one clause. */
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
const listed = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} y ${items.at(-1) ?? ''}`;

/** Each says what is missing, what is held and, where it is known, what applies. */
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
    `Tengo ${articleOf(law)} (${articles.toLocaleString('es-MX')} artículos). ¿Qué quieres saber? Dime el artículo o cuéntame tu caso.`,
  local: (place: string | null, area: AreaCode | null, isMunicipal: boolean, laws: number) =>
    `Eso depende de normas ${isMunicipal ? 'municipales o estatales' : 'locales'}${place ? ` (${place})` : ''}, que no están en el acervo (${stock(laws)}).${generalLaw(area, isMunicipal)} Las normas locales se consultan en el periódico oficial del estado o con el ayuntamiento.`,
  privateData: () =>
    'No tengo ni busco datos personales de nadie: el acervo sólo contiene leyes. Si necesitas notificar o demandar a alguien, puedo decirte cómo se pide al juez que se investigue su domicilio.',
  offTopic: (laws: number) =>
    `Eso no es una pregunta de derecho mexicano, y el acervo no tiene con qué responderla (${stock(laws)}). Pregúntame por un problema legal, una ley o un artículo.`,
  instructions: () =>
    'No puedo cambiar la forma en que respondo: siempre a partir de las leyes del acervo y con citas que se revisan. Dime cuál es tu duda legal.',
  notUnderstood: (laws: number) =>
    `No entendí la pregunta. Cuéntame en una frase qué pasó o qué quieres saber; puedo buscar en ${stock(laws)}.`,
  notFound: (laws: number) =>
    `No encontré en el acervo (${stock(laws)}) algo que responda a eso con certeza. Puede depender de un reglamento, de una norma local o de una ley que no está cargada.`,
} as const;

/** What the import of the corpus prints. */
export const importText = {
  usage: 'Uso: npm run corpus:import -- CARPETA  (la carpeta del corpus o su carpeta «leyes»)',
  progress: (done: number, total: number, file: string) => `${String(done).padStart(3)}/${total}  ${file}`,
  noFiles: (folder: string) => `No hay leyes en «${folder}»: se esperaban archivos .json del corpus.`,
  report: (report: {
    laws: number;
    articles: number;
    repealed: number;
    unchanged: number;
    skipped: number;
    seconds: number;
  }) =>
    [
      `Leyes importadas: ${report.laws}`,
      `Artículos: ${report.articles.toLocaleString('es-MX')} (${report.repealed.toLocaleString('es-MX')} derogados)`,
      `Sin cambios: ${report.unchanged}`,
      `Omitidas: ${report.skipped}`,
      `Tiempo: ${report.seconds.toFixed(1)} s`,
    ].join('\n'),
  problem: (file: string, detail: string) => `  ✗ ${file}: ${detail}`,
  problems: 'No se pudieron leer (lo que ya estaba cargado de esas leyes sigue igual):',
} as const;
