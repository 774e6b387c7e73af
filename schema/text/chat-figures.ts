import { listed } from './words.ts';

/** What an answer of the chat says of a calculation. */

const inYear = [
  '',
  'primer',
  'segundo',
  'tercer',
  'cuarto',
  'quinto',
  'sexto',
  'séptimo',
  'octavo',
  'noveno',
  'décimo',
];

/** A sentence that stands alone, of the statement of a calculator. */
const whole = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

export const figureText = {
  lead: {
    severance: (total: string) => `Por el despido te corresponderían **${total}**, antes de impuestos.`,
    settlement: (total: string) => `Tu finiquito sería de **${total}**, antes de impuestos.`,
    aguinaldo: (total: string) => `Tu aguinaldo sería de **${total}**, antes de impuestos.`,
    vacations: (total: string) => `Por tus vacaciones y la prima vacacional serían **${total}**, antes de impuestos.`,
    vacationDays: (days: string, year: number) =>
      `Te corresponden **${days}** de vacaciones por tu ${inYear[year] ? `${inYear[year]} año` : `año ${year}`} de servicio.`,
    overtime: (total: string) => `Por las horas extra de esa semana serían **${total}**, antes de impuestos.`,
    interest: (total: string) => `Los intereses suman **${total}**.`,
    support: (total: string) => `La pensión sería de **${total}** al mes con el porcentaje que dices.`,
    updating: (total: string) => `La cantidad equivale a **${total}**.`,
    due: (day: string) => `Tu plazo vence el **${day}**, sin contar lo que lo suspenda o interrumpa.`,
    dueOver: (day: string) =>
      `El plazo venció el **${day}**, salvo que algo lo haya suspendido o interrumpido (por ejemplo, la solicitud de conciliación).`,
  },
  careful: (whom: string, total: string) =>
    `La lectura más prudente para ${whom.startsWith('quien') ? whom : `el ${whom}`} da ${total}.`,
  below: 'Abajo está el cálculo renglón por renglón, con sus artículos y supuestos.',
  cannot: (why: string) => `Con esos datos no puedo darte una cifra. ${whole(why)}`,
  cannotWhy: 'Falta algún dato para calcular',
  noShare:
    'La ley no fija un porcentaje de pensión alimenticia: lo fija el juez según lo que puede dar quien paga y lo que necesita quien recibe.',
  needs: (questions: readonly string[]) =>
    questions.length === 1
      ? `Para darte la cifra me falta un dato: ${questions[0]}`
      : `Para darte la cifra me faltan ${questions.length} datos: ${listed(questions)}`,
  ask: {
    WAGE: '¿cuánto ganabas y cada cuándo te pagaban?',
    WAGE_PERIOD: '¿era al mes, a la quincena, a la semana o al día?',
    wagePeriod: (amount: string) => `¿ganabas ${amount} al mes?`,
    incomePeriod: (amount: string) => `¿son ${amount} al mes?`,
    SERVICE: '¿qué día entraste a trabajar?',
    CAUSE: '¿te despidieron o renunciaste?',
    HOURS: '¿cuántas horas extra hiciste cada día de la semana?',
    SUM: '¿cuánto se debe, sin intereses?',
    DUE_DAY: '¿desde qué día se debe?',
    DEBT_KIND: '¿es un pagaré, un préstamo entre particulares o una deuda entre comerciantes?',
    PERCENT: '¿qué porcentaje fijó el juez o se convino?',
    INCOME: '¿cuánto gana al mes quien debe la pensión?',
    FROM_MONTH: '¿de qué mes y año es la cantidad?',
  },
  taken: {
    today: (day: string) => `Tomé como último día el de hoy, ${day}; si fue otro, dímelo y lo corrijo.`,
    service: (from: string, to: string) => `Conté tu antigüedad del ${from} al ${to}.`,
    firstOfMonth: (day: string) => `Como sólo dijiste el mes en que entraste, conté desde el ${day}.`,
    unjustified: 'Supuse que no hubo causa justificada y no conté salarios caídos.',
    minimum: (amount: string, year: string) => `Usé el salario mínimo general de ${year}: $${amount} al día.`,
    until: (day: string) => `Conté hasta el ${day}.`,
    yearEnd: (year: string) => `Supuse que trabajas hasta el 31 de diciembre de ${year}.`,
    spread: (days: number) =>
      `Repartí las horas por igual en ${days} días; dime cuántas fueron cada día si no fue así.`,
    week: (day: string) => `Es la semana del ${day}.`,
    paidToday: (day: string) => `Conté hasta hoy, ${day}.`,
    annual: (percent: string) => `Tomé el ${percent} % como tasa anual.`,
    legalRate: 'Como no dijiste una tasa pactada, usé la legal.',
    monthOfThirty: 'Pasé el ingreso a un mes de treinta días.',
    from: (day: string) => `Conté desde el ${day}.`,
    valuesOf: (day: string) => `Usé el valor vigente el ${day}.`,
  },
};

/** The calculation below an answer. */
export const answerCalculationText = {
  title: 'Cálculo',
  missing: 'Para calcularlo dime',
  open: 'Abrir en Calculadoras',
  failed: 'No se pudo cargar el cálculo',
};
