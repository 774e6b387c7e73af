import type { SeriesScope, Weekday } from '#schema/generated/contract.ts';
import { counted } from './words.ts';

/** Screens of the calendar: views, one event, moving and deleting it. */

const events = (count: number): string => counted(count, 'evento', 'eventos');

export const calendarPageText = {
  title: 'Calendario',
  parts: 'Partes del calendario',
  part: { events: 'Eventos', billable: 'Facturables' },
  newEvent: 'Nuevo evento',
  loadFailed: 'Error cargando tu calendario',
  settingsFailed: 'Error cargando los ajustes del calendario',
} as const;

export const calendarViewText = {
  views: 'Vista del calendario',
  view: { month: 'Mes', week: 'Semana', day: 'Día', agenda: 'Agenda' },
  today: 'Hoy',
  goToToday: 'Ir a hoy',
  previous: { month: 'Mes anterior', week: 'Semana anterior', day: 'Día anterior', agenda: 'Días anteriores' },
  next: { month: 'Mes siguiente', week: 'Semana siguiente', day: 'Día siguiente', agenda: 'Días siguientes' },
  loading: 'Cargando eventos…',
  count: (count: number) => (count === 0 ? 'Sin eventos' : events(count)),
  weekTitle: (from: string, to: string) => `Del ${from} al ${to}`,
  day: (weekday: string, day: string) => `${weekday} ${day}`,
  month: (name: string) => `Calendario de ${name}`,
  hours: 'Horas',
  allDay: 'Todo el día',
  deadlineDue: 'Vence',
  deadlineDone: 'Completado',
  deadlinesFailed: 'No se pudieron leer tus vencimientos: aquí sólo están los eventos.',
  deadlinesMissing: (count: number) =>
    count === 1 ? 'Hay 1 vencimiento más en estos días.' : `Hay ${count} vencimientos más en estos días.`,
  eventsOf: (day: string) => `Eventos del ${day}`,
  isToday: 'hoy',
  more: (count: number) => `+${count} más`,
  moreOf: (day: string) => `del ${day}`,
  slot: (day: string, time: string, count: number) => `${day}, ${time}, ${count === 0 ? 'libre' : events(count)}`,
  cell: (day: string, count: number) => `${day}, ${count === 0 ? 'sin eventos' : events(count)}`,
  nonWorking: (reason: string) => `día no laborable: ${reason}`,
  now: (time: string) => `Ahora, ${time}`,
  continues: 'continúa',
  nothingOn: 'Nada programado este día.',
  nothing: 'Nada programado en estos días.',
  noMatches: 'Ningún evento coincide con estos filtros.',
  truncated: 'Son más de 2,000 eventos y no se muestran todos. Elige menos días o filtra.',
  zone: (label: string) => `Horas de ${label}`,
  laterDays: 'Ver más días',
  keysTitle: 'Atajos de teclado',
  keys: [
    ['← → ↑ ↓', 'Cambiar de día u hora'],
    ['Re Pág · Av Pág', 'Periodo anterior o siguiente'],
    ['T', 'Ir a hoy'],
    ['N', 'Nuevo evento en lo elegido'],
    ['Entrar', 'Abrir lo elegido'],
    ['M', 'Mover el evento enfocado'],
    ['Supr', 'Borrar el evento enfocado'],
  ],
} as const;

export const calendarFilterText = {
  open: 'Filtrar',
  title: 'Filtros del calendario',
  active: (count: number) => counted(count, 'filtro puesto', 'filtros puestos'),
  search: 'Buscar en el calendario',
  searchHint: 'Título, descripción, lugar o cliente',
  types: 'Tipos de evento',
  caseLabel: 'Caso',
  mine: 'Sólo los míos',
  clear: 'Quitar filtros',
} as const;

export const calendarToolsText = {
  more: 'Más del calendario',
  feeds: 'Suscripciones ICS',
  import: 'Importar archivo .ics',
  settings: 'Ajustes del calendario',
  keys: 'Atajos de teclado',
} as const;

export const eventDetailText = {
  title: 'Detalles del evento',
  loadFailed: 'Error cargando el evento',
  missing: 'El evento ya no existe o no es tuyo.',
  when: 'Cuándo',
  span: (from: string, to: string) => `${from} – ${to}`,
  upTo: (from: string, to: string) => `Del ${from} al ${to}`,
  allDay: 'todo el día',
  zone: (label: string) => `Hora de ${label}`,
  repeats: 'Se repite',
  where: 'Lugar',
  caseLabel: 'Caso',
  client: 'Cliente',
  description: 'Descripción',
  noDescription: 'Sin descripción.',
  alarms: 'Avisos',
  noAlarms: 'Sin avisos',
  billing: 'Horas',
  billable: 'Facturables',
  notBillable: 'No facturables',
  recorded: 'Horas registradas',
  owner: 'Calendario de',
  shared: 'Los invitados del caso lo ven',
  free: 'No ocupa tu tiempo',
  conflicts: (count: number) => (count === 1 ? 'Se empalma con otro evento' : `Se empalma con otros ${count} eventos`),
  edit: 'Editar',
  more: 'Más acciones',
  move: 'Mover o cambiar duración',
  remove: 'Borrar',
  file: 'Descargar .ics',
  fileFailed: 'No pudimos preparar el archivo .ics',
  record: 'Registrar horas',
  startTimer: 'Iniciar cronómetro',
  openInGoogle: 'Abrir en Google Calendar',
  googleState: {
    IN_SYNC: 'Igual en Google Calendar',
    PENDING: 'Por enviar a Google Calendar',
    REFUSED: 'Google no aceptó el cambio; aquí queda guardado',
  },
} as const;

export const eventActText = {
  undo: 'Deshacer',
  undone: 'Listo: quedó como estaba.',
  undoFailed: 'No pudimos deshacerlo.',
  moved: (title: string, when: string) => `«${title}» pasó al ${when}.`,
  resized: (title: string, when: string) => `«${title}» termina ahora el ${when}.`,
  moveFailed: 'No pudimos mover el evento',
  removed: (title: string) => `«${title}» se borró.`,
  removeFailed: 'No pudimos borrar el evento',
  changedMeanwhile: 'El evento cambió mientras tanto; ya se muestra como está ahora.',
  readOnly: 'Este evento es de otra persona: no puedes moverlo.',
  at: (day: string, time: string) => `${day}, ${time}`,
} as const;

export const moveDialogText = {
  title: 'Mover o cambiar duración',
  day: 'Fecha',
  time: 'Hora',
  lastDay: 'Último día',
  length: 'Duración',
  lengthHint: 'Horas y minutos: 1:30, 90 min o 1.5 h.',
  lengthInvalid: 'Escribe la duración como 1:30, 90 min o 1.5 h.',
  lengthTooLong: 'Un evento puede durar hasta 31 días.',
  dayMissing: 'Elige la fecha.',
  timeMissing: 'Elige la hora.',
  save: 'Mover',
} as const;

export const scopeText = {
  moveTitle: '¿Qué eventos de la serie quieres mover?',
  editTitle: '¿Qué eventos de la serie quieres cambiar?',
  removeTitle: '¿Qué eventos de la serie quieres borrar?',
  body: (title: string) => `«${title}» se repite.`,
  move: 'Mover',
  save: 'Guardar',
  remove: 'Borrar',
  scope: {
    ONLY_THIS: 'Sólo este',
    THIS_AND_FOLLOWING: 'Este y los siguientes',
    ALL: 'Todos',
  } satisfies Record<SeriesScope, string>,
  hint: {
    ONLY_THIS: 'Los demás quedan como están.',
    THIS_AND_FOLLOWING: 'Los anteriores quedan como están.',
    ALL: 'También los que ya pasaron.',
  } satisfies Record<SeriesScope, string>,
} as const;

export const calendarSettingsText = {
  title: 'Ajustes del calendario',
  zone: 'Zona horaria',
  zoneHint: 'En ella se escriben y se muestran las horas.',
  offeredZones: 'De México',
  otherZones: 'Otras',
  weekStartsOn: 'La semana empieza el',
  hours: 'Horas a la vista',
  from: 'Desde las',
  to: 'Hasta las',
  hoursHint: 'Las vistas de día y semana empiezan ahí; lo demás queda al deslizar.',
  court: 'Días inhábiles de',
  courtHint: 'Además de los de la ley, se marcan los que publicó ese órgano y los que tú registraste en Vencimientos.',
  noCourt: 'Sólo los de la ley',
  alarms: 'Avisos de los eventos nuevos',
  save: 'Guardar ajustes',
  saved: 'Ajustes guardados.',
  failed: 'No pudimos guardar los ajustes',
} as const;

export const weekdayShortText = {
  MONDAY: 'lun',
  TUESDAY: 'mar',
  WEDNESDAY: 'mié',
  THURSDAY: 'jue',
  FRIDAY: 'vie',
  SATURDAY: 'sáb',
  SUNDAY: 'dom',
} satisfies Record<Weekday, string>;

export const demoCalendarText = {
  title: 'Tu calendario, con cuenta',
  body: 'Audiencias, reuniones y vencimientos junto a sus casos, con las horas que se cobran y lo que dice Google Calendar.',
  needsAccount: 'En el modo demo no se guarda nada en el servidor: para llevar tu agenda necesitas una cuenta.',
  register: 'Crear cuenta',
  login: 'Iniciar sesión',
  whatTitle: 'Qué obtienes',
  what: [
    'Vistas de mes, semana, día y agenda, con los días no laborables y el porqué de cada uno.',
    'Un cronómetro que sigue aunque cierres la ventana, y tus horas con su tarifa.',
    'Prefacturas con IVA y retenciones, en PDF y CSV.',
  ],
} as const;
