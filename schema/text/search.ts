import type { ResearchCategory, SearchDateRange, SearchSort } from '#schema/generated/contract.ts';
import { counted } from './words.ts';

/** Texts of the sections search and research. */

/** Kinds and sources of texts, shared with the server. */
export {
  areaLabels as areaLabel,
  courtLabels as courtLabel,
  jurisdictionLabels as jurisdictionLabel,
  kindLabels as kindLabel,
} from './research.ts';

export const dateRangeLabel = {
  LAST_MONTH: 'Último mes',
  LAST_3_MONTHS: 'Últimos 3 meses',
  LAST_YEAR: 'Último año',
  LAST_5_YEARS: 'Últimos 5 años',
} satisfies Record<SearchDateRange, string>;

export const sortLabel = {
  RELEVANCE: 'Relevancia',
  DATE: 'Fecha',
  CITATIONS: 'Citas',
} satisfies Record<SearchSort, string>;

/** The quick categories above the list. */
export const quickCategoryLabel = {
  todos: 'Todos',
  jurisprudencia: 'Jurisprudencia',
  codigos: 'Códigos',
  leyes: 'Leyes',
  precedentes: 'Precedentes',
} as const;

export const researchCategoryLabel = {
  JURISPRUDENCE: 'Jurisprudencia',
  CODES: 'Códigos',
  STATISTICS: 'Estadísticas',
  DOCTRINE: 'Doctrina',
} satisfies Record<ResearchCategory, string>;

const results = (count: number, shown: string): string => (count === 1 ? '1 resultado' : `${shown} resultados`);

export const searchBoxText = {
  label: 'Buscar en el acervo',
  placeholder: 'Tema, artículo, rubro o registro digital',
  submit: 'Buscar',
  clear: 'Borrar la búsqueda',
  blank: 'Por favor ingresa un término de búsqueda',
  hint: 'Por ejemplo: «despido injustificado», «LFT 48» o el registro digital de una tesis.',
} as const;

export const searchText = {
  title: 'Búsqueda legal',
  subtitle: 'Leyes, códigos, tesis, sentencias y temas, con el pasaje que responde.',
  categories: 'Tipo de texto',
  filters: 'Filtros',
  advancedFilters: 'Filtros avanzados',
  filtersWithCount: (count: number) => (count > 0 ? `Filtros (${count})` : 'Filtros'),
  clearFilters: 'Limpiar filtros',
  activeFilters: 'Filtros activos',
  removeFilter: (name: string) => `Quitar filtro ${name}`,
  showResults: (count: number, shown: string) => `Ver ${results(count, shown)}`,
  sort: 'Ordenar por',
  resultsHeading: 'Resultados',
  count: results,
  of: (query: string) => `de «${query}»`,
  announceLoading: 'Buscando…',
  announce: (count: number, shown: string, query: string) => `${results(count, shown)} de «${query}».`,
  announceMore: (shown: string, total: string) => `Se muestran ${shown} de ${total} resultados.`,
  shownOf: (shown: string, total: string) => `${shown} de ${total}`,
  loadMore: 'Cargar más',
  loadingMore: 'Cargando…',
  moreFailed: 'No pudimos cargar más resultados.',
  failed: 'No pudimos completar la búsqueda.',
  oldResults: 'resultados de la búsqueda anterior',
  oldResultsOf: (query: string) => `De «${query}». No responden a lo que acabas de buscar.`,
  save: 'Guardar búsqueda',
  mySearches: 'Mis búsquedas',
} as const;

export const filterText = {
  area: 'Materia',
  kinds: 'Tipo de documento',
  jurisdiction: 'Jurisdicción',
  court: 'Órgano jurisdiccional',
  dateRange: 'Fecha',
  statute: 'Ley',
  category: 'Categoría',
  /** On chips, where space is limited. */
  kindShort: 'Tipo',
  courtShort: 'Órgano',
  anyArea: 'Todas las materias',
  anyJurisdiction: 'Todas',
  anyCourt: 'Todos',
  anyDate: 'Cualquier fecha',
  anyStatute: 'Todas las leyes',
  statutesAfterSearch: 'Busca primero: aquí verás las leyes con resultados.',
  noStatutes: 'Ninguna ley entre los resultados.',
  allStatutes: (count: number) => `Ver las ${count} leyes`,
  fewerStatutes: 'Ver menos',
  chip: (filter: string, value: string) => `${filter}: ${value}`,
  /** For screen readers, after the name of a filter. */
  countOf: (count: number, shown: string) => `, ${results(count, shown)}`,
} as const;

export const resultText = {
  topic: 'Tema',
  topicSource: 'Redacción de Foja',
  relevanceWord: { high: 'Relevancia alta', good: 'Relevancia buena', partial: 'Relevancia parcial' },
  relevanceLabel: (word: string) => `${word}. Qué significa`,
  relevanceExplained:
    'Compara los resultados de esta búsqueda. Alta: tu búsqueda lo nombra o tiene casi todo lo que pides. Buena: le falta algo. Parcial: sólo tiene una parte. Las palabras poco comunes pesan más.',
  citations: (count: number, shown: string) =>
    count === 0 ? 'Sin citas en el acervo' : count === 1 ? 'Citado por 1 texto' : `Citado por ${shown} textos`,
  why: '¿Por qué este resultado?',
  premium: 'Texto completo disponible para usuarios Premium',
  upgrade: 'Actualiza tu plan para ver el texto completo',
  official: 'Publicación oficial',
  copy: 'Copiar cita',
  copied: 'Cita copiada',
  /** The citation of a result that is copied from the list. */
  citation: (title: string, source: string | null, date: string | null) =>
    [[title, source].filter(Boolean).join('. '), date && `(${date})`].filter(Boolean).join(' '),
  wordingOf: (date: string) => `redacción del ${date}`,
} as const;

export const meantText = {
  didYouMean: 'Quizá quisiste decir:',
  showingInstead: (query: string) => `Mostrando resultados de «${query}».`,
  nothingFor: (query: string) => `«${query}» no está en el acervo.`,
} as const;

/** Topics by the editors, above the results. */
export const topicsText = {
  title: 'Explicado por Foja',
} as const;

export const emptyText = {
  title: (query: string) => `No encontramos nada con «${query}».`,
  withFilters: 'Hay filtros activos: puede que lo que buscas quede fuera.',
  advice: [
    'Usa menos palabras, o las que usaría la ley.',
    'Si conoces el artículo, escríbelo con su ley: «LFT 48» o «artículo 123 constitucional».',
    'Para una tesis, escribe su clave o su registro digital.',
  ],
} as const;

export const searchesText = {
  recent: 'Búsquedas recientes',
  saved: 'Búsquedas guardadas',
  repeat: 'Repetir',
  repeatNamed: (query: string) => `Repetir la búsqueda «${query}»`,
  none: 'Aquí verás tus últimas cinco búsquedas.',
  noneSaved: 'Guarda una búsqueda para repetirla con un clic.',
  clearRecent: 'Borrar recientes',
  recentFailed: 'No pudimos cargar tus búsquedas recientes.',
  savedFailed: 'No pudimos cargar tus búsquedas guardadas.',
  clearFailed: 'No pudimos borrar tus búsquedas recientes.',
  showAll: 'ver todas',
  showAllNamed: (count: number) => `Ver todas las búsquedas guardadas (${count})`,
  showFewer: 'ver menos',
  results,
  inResearch: (category: string) => `Investigación: ${category}`,
  newResults: (count: number) => counted(count, 'nuevo', 'nuevos'),
  actions: (name: string) => `Acciones de «${name}»`,
  delete: 'Eliminar',
  turnAlertOn: 'Avisarme cuando haya resultados nuevos',
  turnAlertOff: 'Dejar de avisarme',
  alertOn: 'Con aviso',
  deleted: (name: string) => `Se eliminó «${name}».`,
  undo: 'Deshacer',
  deleteFailed: 'No pudimos eliminar la búsqueda.',
  updateFailed: 'No pudimos cambiar el aviso.',
  onlyHere: 'En modo demo, tus búsquedas se guardan sólo en este navegador.',
  alertTitle: 'Resultados nuevos',
  alert: (name: string, count: number) => `«${name}»: ${counted(count, 'resultado nuevo', 'resultados nuevos')}.`,
} as const;

export const saveSearchText = {
  title: 'Guardar búsqueda',
  name: 'Nombre',
  hasAlert: 'Avisarme cuando haya resultados nuevos',
  hasAlertHint: 'Foja la repite cuando cambia el acervo y te dice qué hay de nuevo.',
  noAlertInDemo: 'Los avisos necesitan una cuenta.',
  saved: 'Búsqueda guardada.',
  failed: 'No pudimos guardar la búsqueda.',
} as const;

/** Panels that load when they come into view. */
export const lazyPanelText = {
  failed: (section: string) => `Error cargando ${section}`,
  sections: { search: 'búsqueda', research: 'investigación' },
  load: 'Cargar estadísticas',
} as const;

export const searchStatisticsText = {
  title: 'El acervo y tus búsquedas',
  failed: 'Error cargando datos de búsqueda',
  jurisprudence: 'Jurisprudencia',
  jurisprudenceUnit: 'tesis y jurisprudencias',
  codes: 'Códigos y leyes',
  codesUnit: (articles: string) => `${articles} artículos`,
  searches: 'Búsquedas realizadas',
  searchesUnit: 'por ti, en esta cuenta',
  searchesUnitDemo: 'no se cuentan sin cuenta',
  successRate: 'Tasa de éxito',
  successRateUnit: (searches: number, shown: string) =>
    searches === 1 ? 'con resultados, de 1 búsqueda' : `con resultados, de ${shown} búsquedas`,
  noData: 'sin datos aún',
  popular: 'Búsquedas populares',
  popularHint: 'Lo que más se buscó en los últimos 90 días.',
  noPopular: 'Todavía no hay búsquedas repetidas por varias personas.',
  empty: 'El acervo está vacío: todavía no hay ningún texto.',
  asOf: (date: string) => `Conteo sobre los textos del acervo al ${date}.`,
  percent: (value: string) => `${value} %`,
} as const;

export const researchText = {
  title: 'Investigación jurídica',
  subtitle:
    'Elige qué buscas: criterios de los tribunales, leyes, cuántos textos hablan de ello o la explicación de un tema.',
  boxLabel: 'Qué quieres investigar',
  boxPlaceholder: 'Por ejemplo: prescripción de la acción laboral',
  category: 'Categoría',
  submit: 'Investigar',
  failed: (cause: string) => `Error en búsqueda: ${cause}`,
  unknownError: 'Error desconocido',
  statisticsFailed: 'Error cargando datos de investigación',
  cards: 'El acervo',
  jurisprudence: 'Jurisprudencia',
  jurisprudenceBody: 'Criterios publicados en el Semanario Judicial y sentencias.',
  rulings: (shown: string) => `y ${shown} sentencias`,
  theses: 'tesis y jurisprudencias',
  codes: 'Códigos y leyes',
  codesBody: 'Artículo por artículo, con la fecha del texto y el enlace oficial.',
  laws: 'ordenamientos',
  articles: (shown: string) => `y ${shown} artículos`,
  statistics: 'Estadísticas',
  statisticsBody: 'Cuántos textos hablan de un tema, por tipo, materia, órgano y año.',
  sources: 'fuentes disponibles',
  success: (percent: string, searches: string) => `${percent} de tus ${searches} búsquedas hallaron algo`,
  noSearches: 'tasa de éxito: sin datos aún',
  recent: 'Investigaciones recientes',
  noRecent: 'Aquí verás tus últimas cinco investigaciones.',
  advanced: 'Abrir en búsqueda avanzada',
  empty: (query: string, category: string) => `No encontramos nada de «${query}» en ${category}.`,
} as const;

export const researchStatisticsText = {
  title: (query: string) => `Cuántos textos hablan de «${query}»`,
  n: (total: string) => `n = ${total} textos`,
  source: (date: string | null) =>
    date ? `Fuente: conteo sobre los textos del acervo al ${date}.` : 'Fuente: conteo sobre los textos del acervo.',
  notASample: 'Cuenta lo que está cargado aquí; no es una estadística de todo lo que existe.',
  value: 'Valor',
  texts: 'Textos',
  share: 'Parte',
  kinds: 'Por tipo de documento',
  areas: 'Por materia',
  courts: 'Por órgano jurisdiccional',
  years: 'Por año',
  jurisdictions: 'Por jurisdicción',
  statutes: 'Por ley',
  none: 'Ningún texto tiene este dato.',
  all: (count: number) => `Ver las ${count} filas`,
  fewer: 'Ver menos',
} as const;
