import type {
  CaseLinkKind,
  CaseOutcome,
  CaseRole,
  CaseSort,
  CaseStatus,
  CourtConfidence,
  PartyRole,
} from '#schema/generated/contract.ts';
import { counted } from './words.ts';

/** Screens of cases: figures, list, board, and what the page of one case shares with them. */

const days = (count: number): string => counted(count, 'día', 'días');

export { caseStatusText, caseUrgentText } from './cases.ts';

export const caseOutcomeText = {
  WON: 'Ganado',
  LOST: 'Perdido',
  SETTLED: 'Convenio',
  OTHER: 'Otro',
} satisfies Record<CaseOutcome, string>;

export const caseOutcomeHint = {
  WON: 'La resolución favoreció a tu cliente.',
  LOST: 'La resolución favoreció a la contraparte.',
  SETTLED: 'Las partes llegaron a un acuerdo.',
  OTHER: 'Desistimiento, sobreseimiento o archivo.',
} satisfies Record<CaseOutcome, string>;

export const caseRoleText = {
  OWNER: 'Titular',
  COLLABORATOR: 'Colaborador',
  GUEST: 'Invitado',
} satisfies Record<CaseRole, string>;

export const caseRoleHint = {
  COLLABORATOR: 'Lee y edita todo el caso y escribe en su chat.',
  GUEST: 'Un cliente: sólo ve lo que marques para invitados.',
} as const;

export const partyRoleText = {
  CLIENT: 'Cliente',
  PLAINTIFF: 'Actor o quejoso',
  DEFENDANT: 'Demandado',
  THIRD_PARTY: 'Tercero interesado',
  AUTHORITY: 'Autoridad',
  OPPOSING_COUNSEL: 'Abogado de la contraparte',
  WITNESS: 'Testigo',
  OTHER: 'Otro',
} satisfies Record<PartyRole, string>;

/** Relation of a case to another one; `incoming`: as seen from the other case. */
export const caseLinkText = {
  APPEAL_OF: 'Apelación de',
  AMPARO_AGAINST: 'Amparo contra',
  ENFORCEMENT_OF: 'Ejecución de',
  RELATED: 'Relacionado con',
} satisfies Record<CaseLinkKind, string>;

export const caseLinkIncomingText = {
  APPEAL_OF: 'Apelado en',
  AMPARO_AGAINST: 'Combatido en amparo en',
  ENFORCEMENT_OF: 'Ejecutado en',
  RELATED: 'Relacionado con',
} satisfies Record<CaseLinkKind, string>;

export const courtConfidenceText = {
  OFFICIAL: 'Nombre tomado de una ley o lista oficial',
  SECONDARY: 'Nombre tomado de otra fuente pública',
  UNCONFIRMED: 'Nombre sin confirmar: verifícalo antes de promover',
  OWN: 'Agregado por tu cuenta',
} satisfies Record<CourtConfidence, string>;

export const casesText = {
  title: 'Casos',
  views: 'Vista de los casos',
  view: { stats: 'Resumen', table: 'Lista', board: 'Tablero' },
  newCase: 'Nuevo caso',
  failed: 'Error cargando casos',
} as const;

export const caseStatsText = {
  figures: 'Tus cifras',
  load: 'Cargar cifras',
  notLoaded: 'Totales, tasa de éxito, duración promedio y casos recientes.',
  total: 'Casos totales',
  active: 'Casos activos',
  success: 'Tasa de éxito',
  duration: 'Duración promedio',
  noFigure: 'Sin datos',
  totalNote: (pending: string, completed: string) =>
    `${pending} ${pending === '1' ? 'pendiente' : 'pendientes'} · ${completed} ${completed === '1' ? 'cerrado' : 'cerrados'}`,
  activeNote: (urgent: number) => counted(urgent, 'urgente', 'urgentes'),
  successNote: (count: number) =>
    count === 0
      ? 'Se calcula cuando cierres un caso y digas cómo terminó.'
      : count === 1
        ? 'De 1 caso cerrado con resultado'
        : `De ${count} casos cerrados con resultado`,
  durationNote: (count: number) =>
    count === 0
      ? 'Se calcula de la apertura al cierre de tus casos.'
      : count === 1
        ? 'De 1 caso cerrado'
        : `De ${count} casos cerrados`,
  percent: (value: string) => `${value} %`,
  months: (value: string) => (value === '1' ? '1 mes' : `${value} meses`),
  quick: 'Acciones rápidas',
  reports: 'Reportes',
  search: 'Búsqueda avanzada',
  calendar: 'Calendario',
  recent: 'Casos recientes',
  seeAll: 'Ver todos',
  viewCase: 'Ver Caso',
  edit: 'Editar',
  viewOf: (title: string) => `Ver Caso «${title}»`,
  editOf: (title: string) => `Editar «${title}»`,
  columns: { title: 'Caso', client: 'Cliente', type: 'Tipo', status: 'Estado', created: 'Creado', actions: 'Acciones' },
  none: 'Todavía no tienes casos. Abre el primero con su cliente y su materia; lo demás puede esperar.',
  noType: 'Sin tipo',
} as const;

export const caseUnreadText = {
  unread: (count: number, shown: string) => (count === 1 ? '1 mensaje sin leer' : `${shown} mensajes sin leer`),
  many: (most: number) => `${most}+`,
  title: 'Mensajes sin leer',
} as const;

export const forgottenText = {
  badge: 'Sin movimiento',
  since: (count: number) => (count === 0 ? 'hoy' : `hace ${days(count)}`),
  explained: (count: number) => `Nada programado y sin actividad desde hace ${days(count)}`,
  homeTitle: (count: number) => (count === 1 ? 'Un caso sin movimiento' : 'Casos sin movimiento'),
  homeBody: (count: number) =>
    count === 1
      ? '1 caso no tiene nada programado y lleva tiempo sin actividad.'
      : `${count} casos no tienen nada programado y llevan tiempo sin actividad.`,
  homeAction: (count: number) => (count === 1 ? 'Revisarlo' : 'Revisarlos'),
  watchTitle: 'Caducidad de la instancia',
  watchRisk: 'Cuidado con la inactividad',
  watchOn: (day: string) => `Si nada se mueve, llega a ese punto el ${day}.`,
  watchLeft: (count: number) =>
    count > 0 ? `Faltan ${days(count)}.` : count === 0 ? 'Es hoy.' : `Fue hace ${days(-count)}.`,
  watchGuide: (asOf: string) => `Es una guía, no un cómputo: verifica el expediente. Texto al ${asOf}.`,
  readArticle: (number: string) => `Leer el artículo ${number}`,
} as const;

export const caseTableText = {
  title: 'Lista de casos',
  searchLabel: 'Buscar en tus casos',
  searchPlaceholder: 'Título, cliente, expediente o parte',
  clearSearch: 'Borrar la búsqueda',
  filters: 'Filtros',
  status: 'Estado',
  anyStatus: 'Cualquier estado',
  area: 'Materia',
  anyArea: 'Cualquier materia',
  mark: 'Mostrar',
  marks: {
    all: 'Todos',
    urgent: 'Sólo urgentes',
    forgotten: 'Sin movimiento',
    archived: 'Archivados',
  },
  tag: (tag: string) => `Etiqueta: ${tag}`,
  clientIs: (client: string) => `Cliente: ${client}`,
  removeFilter: (name: string) => `Quitar el filtro ${name}`,
  clear: 'Quitar filtros',
  sort: 'Ordenar por',
  sortedBy: (order: string) => `Orden: ${order.toLowerCase()}`,
  sorts: {
    UPDATED: 'Último cambio',
    LAST_ACTIVITY: 'Última actividad',
    OPENED: 'Fecha de apertura',
    TITLE: 'Título',
    CLIENT: 'Cliente',
    STATUS: 'Estado',
  } satisfies Record<CaseSort, string>,
  columns: {
    title: 'Caso',
    client: 'Cliente',
    area: 'Materia',
    status: 'Estado',
    file: 'Expediente',
    next: 'Próxima fecha',
    activity: 'Actividad',
  },
  sortBy: (column: string) => `Ordenar por ${column}`,
  select: (title: string) => `Elegir «${title}»`,
  selectAll: 'Elegir los casos mostrados',
  selected: (count: number) => counted(count, 'elegido', 'elegidos'),
  setStatus: 'Cambiar estado',
  unselect: 'Quitar selección',
  actions: (title: string) => `Acciones de «${title}»`,
  open: 'Abrir',
  openInTab: 'Abrir en otra pestaña',
  edit: 'Editar',
  archive: 'Archivar',
  restore: 'Desarchivar',
  none: 'Ningún caso coincide con estos filtros.',
  noArchived: 'No has archivado ningún caso.',
  noForgotten: 'Todos tus casos tienen actividad reciente.',
  empty: 'Todavía no tienes casos.',
  found: (count: number, shown: string) => (count === 1 ? '1 caso' : `${shown} casos`),
  pages: 'Páginas de la lista',
  range: (first: string, last: string, total: string) => `${first}–${last} de ${total}`,
  perPage: 'Por página',
  first: 'Primera página',
  pageGone: 'Ya no hay casos en esta página.',
  previous: 'Anteriores',
  next: 'Siguientes',
  rowActions: 'Acciones',
  keys: 'J y K recorren la lista, Intro abre y X elige.',
  noFile: 'Sin expediente',
  noDate: 'Sin fecha',
  activityOf: (count: number) => (count === 0 ? 'Hoy' : count === 1 ? 'Ayer' : `Hace ${count} días`),
} as const;

export const caseBoardText = {
  title: 'Tablero de casos',
  explained: 'Arrastra un caso a otra columna o usa su menú para cambiar el estado.',
  move: (title: string) => `Mover «${title}»`,
  moveTo: (status: string) => `Pasar a ${status}`,
  drop: 'Suelta aquí',
  more: 'Mostrar más',
  rest: (count: string) => `Ver los ${count} en la lista`,
  none: {
    PENDING: 'Nada pendiente.',
    ACTIVE: 'Ningún caso activo.',
    COMPLETED: 'Ningún caso cerrado.',
  } satisfies Record<CaseStatus, string>,
} as const;

export const caseActText = {
  undo: 'Deshacer',
  undone: 'Listo: quedó como estaba.',
  undoFailed: 'No pudimos deshacerlo.',
  moved: (title: string, status: string) => `«${title}» pasó a ${status}.`,
  movedMany: (count: number, status: string) =>
    count === 1 ? `1 caso pasó a ${status}.` : `${count} casos pasaron a ${status}.`,
  moveFailed: 'Error actualizando caso',
  archived: (title: string) => `«${title}» quedó archivado.`,
  restored: (title: string) => `«${title}» salió del archivo.`,
  archiveFailed: 'No pudimos archivar el caso.',
  restoreFailed: 'No pudimos sacar el caso del archivo.',
  outcomeTitle: '¿Cómo terminó?',
  outcomeBody: (title: string) => `«${title}» está cerrado. Con su resultado se calcula tu tasa de éxito.`,
  outcomeLater: 'Después',
  outcomeSave: 'Registrar resultado',
  outcomeSaved: 'Resultado guardado.',
  outcomeFailed: 'No pudimos guardar el resultado.',
} as const;

export const demoCasesText = {
  title: 'Tus casos, con cuenta',
  body: 'Aquí se llevan los asuntos del despacho: partes y conflictos de interés, órgano y expediente, notas, bitácora, y quién participa en cada uno.',
  needsAccount: 'En el modo demo no se guarda nada en el servidor: para abrir un caso necesitas una cuenta.',
  register: 'Crear cuenta',
  login: 'Iniciar sesión',
  whatTitle: 'Qué obtienes',
  what: [
    'Cada nombre se compara con los de tus otros casos antes de aceptar al cliente.',
    'Los casos sin movimiento se avisan, con la regla de caducidad de su materia.',
    'Lista, tablero y cifras calculadas con tus casos, ninguna inventada.',
  ],
} as const;

/** Asked before a case with dates ahead is archived. */
export const archiveText = {
  title: (title: string) => `¿Archivar «${title}»?`,
  body: (count: number) =>
    count === 1
      ? 'Tiene una fecha por venir o sin atender. Archivado queda de sólo lectura y ya no avisa de ella.'
      : `Tiene ${count} fechas por venir o sin atender. Archivado queda de sólo lectura y ya no avisa de ellas.`,
  confirm: 'Archivar de todos modos',
  cancel: 'No archivar',
} as const;
