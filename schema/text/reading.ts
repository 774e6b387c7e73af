import type { DocumentKind } from '#schema/generated/contract.ts';
import { countedWithCommas, withCommas } from './words.ts';

/** Pages of laws, theses, rulings and topics. */

const isFeminine = (law: string): boolean => /^(Ley|Constitución)/.test(law);
/** `de la Ley Federal del Trabajo`, `del Código Civil Federal`. */
const ofLaw = (law: string): string => (isFeminine(law) ? `de la ${law}` : `del ${law}`);
const theLaw = (law: string): string => (isFeminine(law) ? `la ${law}` : `el ${law}`);
/** The bar above every record, and its states. */
export const readingFrameText = {
  search: 'Buscar en el acervo',
  searchPlaceholder: 'Ley, artículo, tesis o tema…',
  submitSearch: 'Buscar',
  signIn: 'Iniciar sesión',
  dashboard: 'Ir al panel',
  allLaws: 'Leyes',
  bar: 'Foja',
  failed: {
    statutes: 'No pudimos cargar la lista de leyes.',
    statute: 'No pudimos cargar la ley.',
    section: 'No pudimos cargar esta parte de la ley.',
    thesis: 'No pudimos cargar la tesis.',
    ruling: 'No pudimos cargar la sentencia.',
    topic: 'No pudimos cargar el tema.',
    citations: 'No pudimos cargar las citas.',
    versions: 'No pudimos cargar los textos que se comparan.',
  },
  goTo: 'Ver en la fuente oficial',
  copyCitation: 'Copiar cita',
  print: 'Imprimir',
  cites: 'A quién cita',
} as const;

export const lawText = {
  articles: 'Artículos',
  articleName: (number: string) => `Artículo ${number}`,
  articleTitle: (number: string, law: string) => `Artículo ${number} · ${law}`,
  outline: 'Índice',
  article: 'Sobre el artículo',
  facts: 'Ficha',
  outlineOf: (law: string) => `Índice ${ofLaw(law)}`,
  openOutline: 'Abrir índice',
  goTo: 'Ir al artículo o buscar en el índice',
  goToShort: 'Ir al artículo…',
  goToHint: 'Por ejemplo 48, 29-A o 1390 Bis 20',
  go: 'Ir',
  /** Without the official text it is unknown whether the article exists. */
  missingArticle: (number: string, law: { name: string; lastArticle: string; hasOfficialText: boolean }) =>
    law.hasOfficialText
      ? `No hay artículo ${number} en ${theLaw(law.name)}; termina en el ${law.lastArticle}.`
      : `El artículo ${number} todavía no está aquí: falta el texto oficial ${ofLaw(law.name)}.`,
  headingsFound: (count: number) => countedWithCommas(count, 'encabezado', 'encabezados'),
  noHeading: 'Ningún encabezado del índice dice eso.',
  expand: (heading: string) => `Desplegar ${heading}`,
  collapse: (heading: string) => `Plegar ${heading}`,
  range: (first: string, last: string) => (first === last ? `art. ${first}` : `arts. ${first}–${last}`),
  beginning: 'Principio de la ley',
  articleCount: (count: number) => countedWithCommas(count, 'artículo', 'artículos'),
  begin: 'Leer desde el principio',
  beginSyntheses: 'Leer las síntesis',
  noOutline: 'El texto oficial de esta ley todavía no está aquí, así que no hay índice.',
  previous: 'Artículo anterior',
  next: 'Artículo siguiente',
  previousPart: (number: string) => `Antes: artículo ${number}`,
  nextPart: (number: string) => `Sigue: artículo ${number}`,
  neighbours: 'Artículos vecinos',
  tools: 'Herramientas de lectura',
  smaller: 'Letra más chica',
  larger: 'Letra más grande',
  printArticle: 'Imprimir este artículo',
  printSection: 'Imprimir esta parte de la ley',
  keys: 'Con el teclado',
  keyPrevious: 'artículo anterior',
  keyNext: 'artículo siguiente',
  path: 'Dónde está',
  repealed: 'Derogado',
  skipToArticle: (number: string) => `Saltar al artículo ${number}`,
  synthesisOnly: 'Síntesis de Foja',
  synthesisOnlyBody: 'El texto oficial todavía no está aquí. Esto es un resumen de los editores de Foja.',
  officialSource: 'Léelo en la fuente oficial',
} as const;

/** The panel beside the requested article. */
export const articlePanelText = {
  about: (number: string) => `Sobre el artículo ${number}`,
  inForce: (day: string) => `Texto vigente al ${day}`,
  asOf: (day: string) => `Texto al ${day}`,
  synthesisOf: (day: string) => `Resume el texto al ${day}`,
  lastReform: (day: string) => `Última reforma del artículo: ${day}`,
  lastReformOfLaw: (day: string) => `Última reforma de la ley: ${day}`,
  neverReformed: 'Sin reformas registradas en este artículo.',
  official: 'Texto oficial',
  synthesis: 'Síntesis de Foja',
  synthesisBehind: (day: string) =>
    `Esta síntesis cuenta el texto al ${day}; el artículo se reformó después. Guíate por el texto.`,
  synthesisNote: 'La escribieron los editores de Foja; no es texto oficial. Verifica antes de presentar.',
  notes: (count: number) => countedWithCommas(count, 'nota de reforma', 'notas de reforma'),
  noCites: 'No nombra otros artículos del acervo.',
  citedBy: 'Quién lo cita',
  notCited: 'Ningún texto del acervo lo nombra.',
  versions: 'Versiones',
  current: 'vigente',
  read: 'Leer',
  compare: 'Comparar',
  compareWith: (day: string) => `Comparar con el texto al ${day}`,
  readVersion: (day: string) => `Leer el texto al ${day}`,
  shown: 'la que lees',
  onlyVersion: 'Aquí sólo está el texto vigente.',
  noOfficial: 'El texto oficial todavía no está aquí.',
  oldVersion: (shown: string, current: string) => `Texto al ${shown}, no vigente. El vigente es al ${current}.`,
  readCurrent: 'Leer el vigente',
  noVersion: (day: string) => `No tenemos el texto de esta ley al ${day}.`,
  copyForms: { short: 'Corta', full: 'Completa', withText: 'Con el texto' },
  copied: 'Cita copiada',
  showMore: (count: number) => `Ver ${withCommas(count)} más`,
} as const;

export const compareText = {
  title: 'Comparación de versiones',
  between: (older: string, newer: string) => `Del texto al ${older} al texto al ${newer}`,
  added: 'añadido',
  removed: 'suprimido',
  counts: (added: number, removed: number) =>
    `${countedWithCommas(added, 'palabra añadida', 'palabras añadidas')} y ${countedWithCommas(removed, 'suprimida', 'suprimidas')}`,
  same: 'El artículo dice lo mismo en las dos versiones.',
  addedWhole: (day: string) =>
    `Aquí no hay un texto de este artículo al ${day}: o no existía todavía, o esa versión todavía no está aquí.`,
  close: 'Cerrar comparación',
  startOfAdded: 'empieza lo añadido:',
  startOfRemoved: 'empieza lo suprimido:',
  end: 'fin',
} as const;

interface CitedText {
  citation: string;
  number: string;
  law: string;
  /** Dates formatted for people. */
  textAsOf: string;
  lastReformOn: string | null;
  isCurrent: boolean;
  isOfficial: boolean;
  text: string;
  address: string;
}

/** The three forms of citing an article in Mexico. */
export const citationForms = {
  short: ({ citation }: CitedText): string => citation,
  full: (cited: CitedText): string =>
    `Artículo ${cited.number} ${ofLaw(cited.law)}, ${cited.isCurrent ? 'texto vigente al' : 'texto al'} ${cited.textAsOf}` +
    `${cited.lastReformOn ? ` (última reforma publicada el ${cited.lastReformOn})` : ''}.`,
  withText: (cited: CitedText): string =>
    `${cited.isOfficial ? `«${cited.text}»` : `Síntesis de Foja, no es texto oficial: ${cited.text}`}\n\n` +
    `${citationForms.full(cited)}\n${cited.address}`,
};

/** The footer of a printed part of a law. */
export const citationOfPart = (
  law: string,
  first: string,
  last: string,
  textAsOf: string,
  isCurrent: boolean,
): string =>
  `${law}, ${first === last ? `artículo ${first}` : `artículos ${first} a ${last}`}, ${isCurrent ? 'texto vigente al' : 'texto al'} ${textAsOf}.`;

export const statutesText = {
  title: 'Leyes del acervo',
  lead: (laws: number, articles: number) =>
    `${countedWithCommas(laws, 'ordenamiento', 'ordenamientos')} y ${countedWithCommas(articles, 'artículo', 'artículos')}. El derecho es público: se lee sin cuenta.`,
  filter: 'Filtrar por nombre o siglas',
  area: 'Materia',
  everyArea: 'Todas las materias',
  shown: (count: number, total: number) =>
    count === total
      ? countedWithCommas(total, 'ley', 'leyes')
      : `${count} de ${countedWithCommas(total, 'ley', 'leyes')}`,
  none: 'Ninguna ley coincide con el filtro.',
  clear: 'Quitar filtros',
  constitution: 'Constitución',
  kinds: {
    JURISPRUDENCE: 'Jurisprudencia',
    ISOLATED_THESIS: 'Tesis aisladas',
    RULING: 'Sentencias',
    ACT: 'Leyes',
    CODE: 'Códigos',
    REGULATION: 'Reglamentos',
    DECREE: 'Decretos',
    GENERAL_AGREEMENT: 'Acuerdos generales',
    OFFICIAL_STANDARD: 'Normas Oficiales Mexicanas',
    TREATY: 'Tratados internacionales',
  } satisfies Record<DocumentKind, string>,
  textAsOf: (day: string) => `Texto al ${day}`,
  withoutText: 'Sin texto oficial',
  facts: {
    kind: 'Tipo',
    area: 'Materia',
    jurisdiction: 'Ámbito',
    publishedOn: 'Publicación',
    lastReformOn: 'Última reforma',
    inForce: 'Texto vigente al',
    textAsOf: 'Texto al',
    articles: 'Artículos',
  },
} as const;

export const thesisText = {
  facts: 'Ficha',
  registry: 'Registro digital',
  key: 'Clave',
  epoch: 'Época',
  instance: 'Instancia',
  body: 'Órgano',
  kind: 'Tipo',
  subjects: 'Materias',
  location: 'Localización',
  published: 'Publicación',
  bindingFrom: 'Obligatoria desde',
  text: 'Texto',
  excerpt: 'Primeras líneas',
  precedents: 'Precedentes',
  verification: 'Cotejo con la fuente',
  pageTitle: (registry: string) => `Tesis ${registry}`,
} as const;

/** A full text that the plan does not include. */
export const upgradeText = {
  title: 'Texto completo disponible para usuarios Premium',
  body: 'Actualiza tu plan para ver el texto completo',
  official: 'El texto también se puede consultar en la fuente oficial.',
} as const;

export const rulingText = {
  facts: 'Ficha',
  court: 'Tribunal',
  decidedOn: 'Fecha de resolución',
  area: 'Materia',
  outline: 'Contenido',
  openOutline: 'Ver contenido',
  text: 'Sentencia',
  note: (number: string) => `Nota ${number}`,
  backToNote: (number: string) => `Volver a la llamada de la nota ${number}`,
  excerpt: 'Primeras líneas',
} as const;

export const topicText = {
  label: 'Tema',
  shortAnswer: 'Respuesta corta',
  term: 'Término',
  steps: 'Qué hacer ahora',
  sources: 'Fuentes',
  source: (number: number, citation: string) => `Fuente ${number}: ${citation}`,
  byEditors: 'Escrito por los editores de Foja',
  verify: 'No sustituye el texto de la ley ni tu criterio profesional. Verifica antes de presentar.',
  asOf: (day: string) => `texto al ${day}`,
} as const;

export const printText = {
  foot: (address: string) => `Consultado en Foja: ${address}`,
  source: (address: string) => `Fuente oficial: ${address}`,
} as const;
