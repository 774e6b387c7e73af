import type { TermUnit } from '../generated/contract.ts';
import { writtenDay } from './days.ts';
import { termText } from './deadline-terms.ts';
import { capitalized, counted, listed, withCommas } from './words.ts';

const WEEKDAYS = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'];

/** `2026-06-09` → «09-06-2026», the form for citing gazettes. */
const gazetteDay = (day: string): string => day.split('-').reverse().join('-');

/** The result of counting a term: reasons of the table, assumptions, warnings, refusals. */
export const countingText = {
  weekday: (weekday: number) => WEEKDAYS[weekday - 1] ?? '',
  freeTitle: (law: string) => `Término de la ${law}`,
  term: termText,

  days: {
    notice: 'Se hizo la notificación',
    fact: 'Fecha del hecho',
    noticeAndEffect: (note: string) => `Se hizo la notificación; ${note}`,
    advice: 'Se envió el aviso o se publicó la notificación',
    unopened: (day: number, of: number) => `Día hábil ${day} de ${of} sin que se abra`,
    deemed: (note: string | null) => `La notificación se tiene por hecha${note ? `; ${note}` : ''}`,
    waits: (day: number, of: number) => `Día ${day} de ${of} que se espera para que surta efectos`,
    effect: (note: string) => `Surte efectos: ${note}`,
    effectCounts: (note: string) => `Surte efectos y es el primer día: ${note}`,
    countsFromFact: 'Es el primer día: se cuenta el del hecho',
    extra: 'Día que se suma por la distancia',
    month: (number: number) => `Se completa el mes ${number}`,
    year: (number: number) => `Se completa el año ${number}`,
    hours: (hours: number) => `Se completan ${counted(hours, 'hora', 'horas')}`,
    endsOnDayOff: (reason: string) => `Aquí concluye el término, pero es inhábil: ${reason}`,
    friday: 'Aquí concluye el término, pero es viernes: el pago en bancos pasa al siguiente día hábil',
    rolled: 'Vence aquí: primer día hábil siguiente',
    noSuchDay: 'El mes no tiene ese día: vence el primer día hábil del mes siguiente',
    legalDate: 'Fecha que señala la ley',
    lastToAct: 'Último día para hacerlo',
    target: 'Fecha desde la que se cuenta hacia atrás',
    takenFrom: (day: string, article: string) => `${day}, tomado de ${article}`,
    takenFromCalendar: (day: string, court: string) => `${day}, tomado del calendario del ${court}`,
  },

  effect: {
    none: 'Nada se notificó: el término corre desde el hecho.',
    sameAsFact: 'El término corre desde el hecho mismo.',
    beforeTheEffect: 'El término corre desde el día siguiente, sin esperar a que la notificación surta efectos.',
    byLawOfAct: (note: string, law: string) => `${note} (ley del acto: ${law})`,
  },

  hour: {
    endOfDay: 'Hasta el final del día.',
    momentToMoment: 'El término en horas corre de momento a momento y no descuenta días inhábiles.',
    filing: (note: string) => `${capitalized(note)}.`,
  },

  assume: {
    noOtherClosure:
      'Se supone que no hubo otra suspensión de labores del órgano en el lapso (vacaciones, acuerdos o fuerza mayor).',
    noCalendar: 'Cálculo provisional: falta el calendario del órgano; sólo se descuentan los días que señala la ley.',
    calendarMissing: (name: string, year: number) =>
      `Cálculo provisional: calendario ${year} no publicado aquí (${name}); en ese año sólo se descuentan los días que señala la ley y los cierres anotados.`,
    calendarIncomplete: (name: string, year: number) =>
      `Cálculo provisional: el calendario ${year} que tenemos de ${name} puede estar incompleto.`,
    responsible:
      'En el amparo directo también se descuentan los días inhábiles de la autoridad responsable: elige su calendario para ver esa fecha.',
    authority:
      'Se supone que la autoridad que emitió el acto trabajó mientras la notificación surtía efectos: si cerró, elige su calendario.',
    distance: (days: number, note: string) =>
      `Se ${days === 1 ? 'suma 1 día' : `suman ${days} días`} por la distancia (${note}).`,
    opened: (days: number) =>
      `La fecha dada se toma como la de notificación: el día en que se abrió o, si no se abrió, el ${ordinal(days)} día hábil desde el aviso.`,
    deemed: (day: string, days: number, article: string) =>
      `Como no se abrió, la notificación se tiene por hecha el ${writtenDay(day)}: ${ordinal(days)} día hábil desde el aviso (${article}).`,
    suspended: (days: number) =>
      days === 1
        ? 'Se descuenta 1 día por la suspensión indicada.'
        : `Se descuentan ${withCommas(days)} días por las suspensiones indicadas.`,
    bankPayment:
      'Se supone un pago de contribuciones en institución de crédito, sin facilidades de reglas misceláneas (por ejemplo, días adicionales por RFC).',
    hoursFromNotice: 'La hora dada es la del momento desde el que corre el término.',
  },

  warn: {
    earliest: (note: string) =>
      `Hay más de una lectura y contamos la que vence primero. ${note.replace(/,? vencería antes/, ', vence en esta fecha')}`,
    future: (day: string) =>
      `La fecha dada (${writtenDay(day)}) todavía no llega: el cómputo vale si la notificación se hace ese día.`,
    deemedAhead: (day: string) =>
      `El día en que se tendría por hecha (${writtenDay(day)}) todavía no llega: si la notificación se abre antes, se cuenta desde entonces.`,
    dueOnDayOff: (reason: string, law: string) =>
      `El último día cae en inhábil (${reason}) y la ${law} no dice que se recorra: no esperes al día siguiente.`,
    wholeDayInCriminal:
      'En materia penal los términos del amparo se computan de momento a momento (Ley de Amparo, artículo 22): no agotes el último día.',
    noDistance: (law: string) => `La ${law} no da días por la distancia: los kilómetros no se suman.`,
    distanceNotOfTerm: 'Los días por la distancia son para quien debe actuar en juicio: en este término no se suman.',
    notYetInForce: (from: string) =>
      `La regla vale para notificaciones desde el ${writtenDay(from)}; revisa la anterior.`,
    noLongerInForce: (until: string) =>
      `La regla valió para notificaciones hasta el ${writtenDay(until)}; revisa la que la sustituyó.`,
    reported: (law: string) =>
      `Hay una reforma de la ${law} cuyo texto no está en el acervo: se calcula con el texto que tenemos y la otra fecha se muestra como alternativa. Atiende a la más próxima.`,
    noTerm: 'La ley no fija término para este acto: no hay fecha que calcular.',
    beforeTheFact: 'El último día para hacerlo ya pasó cuando se cuenta desde esa fecha.',
  },

  alternative: {
    reported: (note: string) => `Con la reforma: ${note}.`,
    sameDay: (law: string) =>
      `Contado de fecha a fecha, y no por meses completos, vencería antes: hay quien lee así el término de la ${law}.`,
    hearing: 'Si se estima que lo notificado en audiencia surte efectos en ese acto, vencería antes.',
    hearingLater: 'Si se estima que lo notificado en audiencia surte efectos al día siguiente, vencería después.',
    wholeMonths: (law: string) =>
      `Contado por meses completos vencería después: también se lee así el término de la ${law}.`,
    doubtful: (days: readonly string[], law: string) =>
      `${listed(days.map(writtenDay))}: la ${law} no ${days.length === 1 ? 'lo declara inhábil' : 'los declara inhábiles'} y no vimos un calendario propio de este órgano; contado como hábil, vencería antes.`,
    doubtfulLater: (days: readonly string[]) =>
      `Si el órgano confirma que no laboró el ${listed(days.map(writtenDay))}, vencería después.`,
    wider: 'La lectura más amplia vencería después.',
    consulted: 'Si se consultó el buzón y se generó la constancia, surte efectos ese mismo día y vencería antes.',
  },

  laterReform: (law: string, publishedOn: string, note: string | null) =>
    `${law}: hay una reforma posterior al texto del acervo (DOF ${gazetteDay(publishedOn)}).${note ? ` ${note}` : ''}`,

  refuse: {
    noTerm: 'Elige un término de la lista o escribe uno libre.',
    both: 'Elige un término de la lista o escribe uno libre, no los dos.',
    unknownRule: 'Ese término no está en la lista. Elige otro.',
    unknownRegime: (law: string) => `No tenemos reglas de cómputo de «${law}». Elige una ley de la lista.`,
    unknownLawOfAct: (law: string) =>
      `No tenemos reglas de notificación de «${law}». Elige una ley del acto de la lista.`,
    lawOfAct: 'Elige la ley que rige el acto: de ella depende cuándo surte efectos la notificación.',
    date: (first: number, last: number) => `Escribe una fecha que exista, entre los años ${first} y ${last}.`,
    hour: 'Escribe la hora (HH:MM): el término se cuenta de momento a momento.',
    badHour: 'Escribe una hora que exista, de 00:00 a 23:59.',
    method: 'Elige cómo se hizo la notificación, o «desde un hecho» si nada se notificó.',
    methodOfLaw: (law: string) =>
      `La ${law} no dice cuándo surte efectos una notificación hecha así. Elige otra forma o cuenta desde la fecha en que surtió efectos («conocimiento del acto»).`,
    notPosted: (law: string) =>
      `La ${law} no da por hecha una notificación así sin abrirla. Escribe la fecha en que se hizo.`,
    amount: (unit: TermUnit, most: number) =>
      unit === 'DAY_OF_MONTH'
        ? 'Escribe un día del mes, de 1 a 31.'
        : `Escribe una cantidad entera de 1 a ${withCommas(most)}.`,
    distance: (most: number) => `Escribe los kilómetros, de 0 a ${withCommas(most)}.`,
    suspension: 'Revisa las suspensiones: cada una necesita una fecha inicial y una final que existan, en orden.',
    tooLong:
      'Con esos cierres el término no termina dentro de los años que calculamos. Revisa el calendario y las suspensiones.',
  },
} as const;

function ordinal(number: number): string {
  const names: Record<number, string> = { 2: 'segundo', 3: 'tercer', 4: 'cuarto', 11: 'undécimo' };
  return names[number] ?? `${number}.º`;
}
