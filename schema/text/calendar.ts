import type {
  CalendarEventSource,
  CalendarEventType,
  GoogleConnectionState,
  RecurrenceFrequency,
  Weekday,
} from '../generated/contract.ts';
import { writtenDay } from './days.ts';
import { listed, withCommas } from './words.ts';

/** Labels of the calendar shared by server and screens. */

export const eventTypeLabels = {
  HEARING: 'Audiencia',
  MEETING: 'Reunión',
  DEADLINE: 'Vencimiento',
  SUMMONS: 'Citatorio',
  MEDIATION: 'Mediación',
  PREPARATION: 'Preparación',
  OTHER: 'Otros',
} satisfies Record<CalendarEventType, string>;

/** Values of the specification's REST routes. */
export const restEventType = {
  HEARING: 'audiencia',
  MEETING: 'reunion',
  DEADLINE: 'vencimiento',
  SUMMONS: 'citatorio',
  MEDIATION: 'mediacion',
  PREPARATION: 'preparacion',
  OTHER: 'otros',
} satisfies Record<CalendarEventType, string>;

export const restEventSource = { FOJA: 'foja', GOOGLE: 'google', FILE: 'ics' } satisfies Record<
  CalendarEventSource,
  string
>;

export const weekdayLabels = {
  MONDAY: 'lunes',
  TUESDAY: 'martes',
  WEDNESDAY: 'miércoles',
  THURSDAY: 'jueves',
  FRIDAY: 'viernes',
  SATURDAY: 'sábado',
  SUNDAY: 'domingo',
} satisfies Record<Weekday, string>;

/** Time zones that the form offers first; any IANA name is accepted. */
export const zoneLabels = {
  'America/Mexico_City': 'Centro (Ciudad de México)',
  'America/Cancun': 'Sureste (Quintana Roo)',
  'America/Mazatlan': 'Pacífico (Sinaloa, Nayarit, Baja California Sur)',
  'America/Hermosillo': 'Sonora',
  'America/Tijuana': 'Noroeste (Baja California)',
  'America/Ciudad_Juarez': 'Frontera norte de Chihuahua (Ciudad Juárez)',
  'America/Matamoros': 'Frontera norte de Tamaulipas, Nuevo León y Coahuila',
  'America/Ojinaga': 'Ojinaga y frontera este de Chihuahua',
} as const;

const PERIODS = {
  DAILY: ['cada día', 'días'],
  WEEKLY: ['cada semana', 'semanas'],
  MONTHLY: ['cada mes', 'meses'],
  YEARLY: ['cada año', 'años'],
} satisfies Record<RecurrenceFrequency, [string, string]>;

const ORDINALS: Record<number, string> = { 1: 'primer', 2: 'segundo', 3: 'tercer', 4: 'cuarto', [-1]: 'último' };

export const recurrenceText = {
  every: (frequency: RecurrenceFrequency, interval: number) =>
    interval === 1 ? PERIODS[frequency][0] : `cada ${interval} ${PERIODS[frequency][1]}`,
  weekdays: (days: readonly Weekday[]) => listed(days.map((day) => weekdayLabels[day])),
  nth: (nth: number, day: Weekday) => `el ${ORDINALS[nth] ?? `${nth}.º`} ${weekdayLabels[day]}`,
  monthDay: (day: number) => `el día ${day}`,
  times: (count: number) => (count === 1 ? 'una vez' : `${count} veces`),
  until: (day: string) => `hasta el ${writtenDay(day)}`,
  own: 'se repite según la regla del calendario de origen',
} as const;

export const nonWorkingText = {
  SATURDAY: 'sábado',
  SUNDAY: 'domingo',
} as const;

/** Validation messages, and the notices beside them. */
export const calendarText = {
  allRequired: 'Por favor completa todos los campos obligatorios',
  titleTooLong: (limit: number) => `El título puede tener hasta ${limit} caracteres.`,
  descriptionTooLong: (limit: number) => `La descripción puede tener hasta ${withCommas(limit)} caracteres.`,
  locationTooLong: (limit: number) => `El lugar puede tener hasta ${limit} caracteres.`,
  clientTooLong: (limit: number) => `El cliente puede tener hasta ${limit} caracteres.`,
  momentInvalid: 'Escribe la fecha como AAAA-MM-DD y la hora como HH:MM.',
  dayInvalid: 'Escribe la fecha como AAAA-MM-DD.',
  dayUnknown: (day: number, month: string, year: string) => `El ${day} de ${month} de ${year} no existe.`,
  timeUnknown: (time: string) => `La hora ${time} no existe.`,
  yearOut: (first: number, last: number) => `El calendario va de ${first} a ${last}.`,
  skipped: (time: string, day: string, zone: string) =>
    `Las ${time} del ${writtenDay(day)} no existen en ${zone}: el reloj se adelanta una hora. Elige otra hora.`,
  twice: (time: string, day: string, zone: string) =>
    `Las ${time} del ${writtenDay(day)} ocurren dos veces en ${zone}, porque el reloj se atrasa; se tomó la primera.`,
  zoneUnknown: 'Esa zona horaria no existe.',
  endsBeforeStart: 'El evento termina antes de empezar.',
  endsAtStart: 'El evento debe terminar después de empezar.',
  tooLongEvent: (days: number) => `Un evento puede durar hasta ${days} días; divídelo o márcalo como varios.`,
  alarmsInvalid: (many: number, largest: number) =>
    `Pon hasta ${many} avisos, cada uno de 0 a ${withCommas(largest)} minutos antes.`,
  intervalInvalid: 'Se repite cada 1 a 99 periodos.',
  countInvalid: 'Puede repetirse de 1 a 999 veces.',
  countAndUntil: 'Elige cuántas veces se repite o hasta qué día, no ambos.',
  untilBeforeStart: 'La repetición termina antes del primer día del evento.',
  weekOfMonthInvalid: 'Para repetir por semana del mes elige un solo día y una semana: primera a cuarta, o la última.',
  weekdaysOnlyWeekly: 'Los días de la semana son para repeticiones semanales, o mensuales por semana.',
  startNotInRule: 'El primer día del evento debe ser uno de los días en que se repite.',
  occurrenceUnknown: 'Ese día no es parte de la serie, o ya cambió. Vuelve a abrir el calendario.',
  occurrenceMissing: 'Di cuál de los eventos de la serie quieres cambiar.',
  notASeries: 'Ese evento no se repite.',
  seriesOfOne: 'Cambiar sólo uno no puede cambiar cómo se repite la serie.',
  changedMeanwhile: 'El evento cambió mientras lo editabas. Vuelve a abrirlo para ver lo nuevo.',
  caseArchived: 'El asunto está archivado. Recupéralo para cambiar su agenda.',
  undoExpired: 'Ya no se puede deshacer.',
  tooManyEvents: (limit: number) =>
    `Tu calendario llegó a ${withCommas(limit)} eventos. Borra los que ya no necesitas.`,
  onNonWorkingDay: (day: string, reason: string) => `El ${writtenDay(day)} es día no laborable: ${reason}.`,
  overlaps: (count: number) =>
    count === 1 ? 'Se empalma con otro evento tuyo.' : `Se empalma con otros ${count} eventos tuyos.`,
  rangeInvalid: 'El primer día debe ser anterior al último.',
  rangeTooLong: (days: number) => `Pide hasta ${days} días a la vez.`,
  hoursInvalid: 'Las horas visibles van de 0 a 24, y la primera es menor que la última.',
  typeUnknown: (types: string) => `El tipo de evento debe ser uno de: ${types}.`,
  courtYearMissing: (years: readonly number[]) =>
    `El calendario del órgano de ${years.join(' y ')} no está publicado aquí o no está completo.`,
  courtCalendarUnknown: 'Ese calendario del órgano no está entre los que se tienen.',
  courtCalendarMissing:
    'Sin calendario del órgano: sólo se marcan fines de semana y días de descanso obligatorio de la LFT.',
} as const;

export const googleStateLabels = {
  NOT_CONFIGURED: 'No disponible aquí',
  DISCONNECTED: 'No conectado',
  CONNECTED: 'Conectado',
  REVOKED: 'Permiso retirado',
} satisfies Record<GoogleConnectionState, string>;

/** Mandatory rest days (LFT, article 74), by fraction. */
export const restDayText = {
  I: 'Año Nuevo, 1.º de enero',
  II: 'primer lunes de febrero, en conmemoración del 5 de febrero',
  III: 'tercer lunes de marzo, en conmemoración del 21 de marzo',
  IV: '1.º de mayo',
  V: '16 de septiembre',
  VI: 'tercer lunes de noviembre, en conmemoración del 20 de noviembre',
  VII: '1.º de octubre, transmisión del Poder Ejecutivo Federal',
  VIII: '25 de diciembre',
  basis: (fraction: string) => `LFT, artículo 74, fracción ${fraction}`,
} as const;
