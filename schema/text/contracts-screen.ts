import type { ContractStatus } from '../generated/contract.ts';
import { counted } from './words.ts';

/** The section of contracts: its start, the list of all contracts, and the words that all its screens share. */

export const contractsText = {
  title: 'Contratos',
  subtitle:
    'Elige una plantilla, llena sus campos y revisa el texto mientras escribes. Cada cláusula dice en qué artículo se apoya.',
  rooms: 'Partes de contratos',
  room: { home: 'Generador', saved: 'Mis contratos', own: 'Plantillas propias' },
  failed: 'No pudimos cargar las plantillas.',
} as const;

export const contractStatsText = {
  title: 'Tus cifras',
  load: 'Cargar cifras',
  failedTitle: 'Error cargando contratos',
  failed: 'No pudimos cargar tus cifras de contratos.',
  templates: 'Plantillas disponibles',
  templatesNote: 'con las tuyas propias',
  contracts: 'Tus contratos',
  contractsNote: 'archivados incluidos',
  confidence: 'Citas verificadas en cláusulas con IA',
  noConfidence: 'sin cláusulas redactadas con IA',
  confidenceNote: 'de las que revisó el verificador de citas',
  percent: (value: string) => `${value} %`,
  time: 'Tiempo medio de generación',
  seconds: (value: string) => `${value} s`,
  timeNote: 'medido en el servidor',
  noTime: 'todavía no generas ninguno',
  none: '—',
  popular: 'Plantillas más usadas',
  noPopular: 'Aquí verás las plantillas que más usas.',
  uses: (count: number) => (count === 1 ? '1 contrato' : `${count} contratos`),
  recent: 'Generaciones recientes',
  noRecent: 'Todavía no generas ningún contrato.',
} as const;

export const quickGeneratorText = {
  title: 'Generador rápido',
  intro: 'Di qué contrato necesitas y dónde se usará: te llevamos a su plantilla.',
  type: 'Tipo de contrato',
  chooseType: 'Elige un tipo',
  kind: 'Qué se vende',
  jurisdiction: 'Jurisdicción',
  unheld: (place: string) =>
    `El código civil de ${place} no está en el acervo: lo que sólo esa ley regula se señala como pendiente de revisar.`,
  go: 'Llenar el contrato',
  locked: 'Esta plantilla es de los planes de pago.',
} as const;

export const templateGridText = {
  title: 'Plantillas',
  search: 'Buscar plantilla',
  searchPlaceholder: 'Arrendamiento, pagaré, poder…',
  categories: 'Categoría',
  all: 'Todas',
  own: 'Propias',
  premium: 'PREMIUM',
  locked: 'Incluida en los planes de pago',
  use: (name: string) => `Usar la plantilla ${name}`,
  complexity: (word: string) => `Complejidad: ${word}`,
  used: (count: number) => (count === 1 ? 'La usaste 1 vez' : `La usaste ${count} veces`),
  none: 'Ninguna plantilla coincide con lo que buscas.',
  clear: 'Ver todas',
  found: (count: number) => counted(count, 'plantilla', 'plantillas'),
} as const;

export const savedContractsText = {
  title: 'Contratos guardados',
  seeAll: 'Ver todos',
  none: 'Aquí quedan los contratos que generas.',
  failed: 'No pudimos cargar tus contratos.',
  /** When the account cannot be reached. */
  localCopy: 'Copia de este navegador: los contratos de tu cuenta no se pudieron leer.',
  localFrom: (day: string) => `Copia del ${day}`,
} as const;

export const contractListText = {
  search: 'Buscar por título o plantilla',
  searchPlaceholder: 'Título o plantilla',
  status: 'Estado',
  statuses: { DRAFT: 'Vigentes', ARCHIVED: 'Archivados' } satisfies Record<ContractStatus, string>,
  count: (count: number) => counted(count, 'contrato', 'contratos'),
  none: 'Todavía no tienes contratos.',
  noArchived: 'No tienes contratos archivados.',
  noneFound: 'Ningún contrato coincide con la búsqueda.',
  begin: 'Generar un contrato',
  more: 'Cargar más',
  moreFailed: 'No pudimos cargar más contratos.',
  versions: (number: number) => `versión ${number}`,
} as const;

/** What a contract can do, in lists and on its page. */
export const contractActionText = {
  view: 'Ver',
  download: 'Descargar',
  edit: 'Editar',
  more: 'Más acciones',
  moreOf: (title: string) => `Más acciones de ${title}`,
  viewOf: (title: string) => `Ver ${title}`,
  downloadOf: (title: string) => `Descargar ${title} en PDF`,
  pdf: 'PDF',
  pdfFilled: 'PDF con líneas rellenas',
  docx: 'Word (DOCX)',
  plain: 'Texto (TXT)',
  evidence: 'Expediente de evidencia (ZIP)',
  fileFailed: 'No pudimos preparar el archivo.',
  duplicate: 'Duplicar',
  duplicated: 'Copia creada.',
  archive: 'Archivar',
  archived: (title: string) => `Archivaste «${title}».`,
  unarchive: 'Sacar del archivo',
  unarchived: (title: string) => `«${title}» volvió a la lista.`,
  delete: 'Eliminar',
  deleted: (title: string) => `Eliminaste «${title}».`,
  undo: 'Deshacer',
  failed: 'No se pudo hacer el cambio.',
  rename: 'Cambiar título',
  titleLabel: 'Título',
} as const;
