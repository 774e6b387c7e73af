/** Words of the calculators of labour law: concepts of lines, readings, assumptions. */

export const wageText = {
  dailyWage: 'Salario diario = mensual/30 o semanal/7 (LFT 89)',
  integrated: 'Salario integrado: divisor 365, con las vacaciones del año de servicios en curso (LFT 84 y 89)',
  lowAguinaldo: 'El aguinaldo pactado es menor que 15 días: se usa el mínimo de la ley (LFT 87).',
  lowPremium: 'La prima vacacional pactada es menor que 25 %: se usa el mínimo de la ley (LFT 80).',
  lowVacations: 'Las vacaciones pactadas son menos que las de la ley: se usan las de la ley (LFT 76).',
  dailyBase: 'Salario diario',
  integratedBase: 'Salario diario integrado',
  integratedExact: 'Salario diario integrado, exacto',
  factor: 'Factor de integración',
  years: 'Años de servicio completos',
  days: 'Días del año de servicios en curso',
  length: 'Días que tiene ese año',
  average: 'Salario mensual promedio',
};

export const settlementText = {
  wages: 'salarios pendientes',
  differences: 'diferencias de salario',
  aguinaldo: 'aguinaldo proporcional',
  proportional: 'vacaciones proporcionales',
  pending: 'vacaciones pendientes',
  premium: 'prima vacacional',
  seniority: 'prima de antigüedad',
  disability: 'un mes de salario por incapacidad',
  days: (count: string) => `${count} días`,
  share: (days: string, part: number, whole: number, result: string) => `${days} × ${part}/${whole} = ${result} días`,
  percentOf: (percent: string, days: string) => `${percent} % de ${days} días`,
  differencesOf: (parts: readonly string[]) => parts.join(' + '),
  differencePart: (days: number, minimum: string, wage: string) => `${days} días × (${minimum} − ${wage})`,
  seniorityOf: (years: string, base: string) => `12 × ${years} años × ${base}`,
  monthOf: (wage: string) => `30 × ${wage}`,
  notHeld: 'sin tabla para esa fecha',
  onlyWholeYears: 'sólo años completos («por cada año de servicios»)',
  integratedSeniority: 'prima de antigüedad con salario integrado, dentro del tope',
  plainDisability: 'el mes por incapacidad con cuota diaria',
  vacationsByFives: 'vacaciones: +2 sólo al completar cada cinco años después del quinto (años 6 a 9: 20 días)',
  vacationsOfNext: 'integrado con las vacaciones del año de servicios que sigue',
  since1970: 'prima de antigüedad sólo por los años desde el 1 de mayo de 1970',
  oldVacations:
    'La tabla de vacaciones anterior a 2023 no está en el acervo: las vacaciones y su prima no se calculan para esa fecha.',
  under15:
    'No hay prima de antigüedad: quien renuncia la recibe sólo con quince años de servicios cumplidos (LFT 162, fracción III).',
  notPermanent: 'No hay prima de antigüedad: corresponde a los trabajadores de planta (LFT 162).',
  before1970:
    'La relación empezó antes del 1 de mayo de 1970, cuando entró en vigor la ley que creó la prima de antigüedad: los años anteriores tienen reglas transitorias (artículo 5.º transitorio).',
  differencesYear: 'Las diferencias de salario se reclaman por el último año (LFT 516).',
  paidWages: 'Los salarios y las vacaciones que no se capturaron se tienen por pagados.',
  takenVacations: 'Las vacaciones de los años anteriores se tienen por disfrutadas.',
  fullShift: 'Jornada completa; todos los días son pagados (séptimo día incluido)',
  mutual: 'En el convenio por mutuo consentimiento la prima de antigüedad sigue la regla de la renuncia.',
  worker: 'trabajador',
};

export const severanceText = {
  threeMonths: 'indemnización tres meses',
  threeMonthsOfWage: 'tres meses de salario',
  fourMonths: 'indemnización cuatro meses',
  half: 'mitad del tiempo de servicios',
  sixMonths: 'seis meses por el primer año',
  twenty: 'veinte días por año',
  backPay: 'salarios vencidos',
  interest: 'intereses sobre quince meses',
  of: (days: string, wage: string) => `${days} × ${wage}`,
  halfOf: (days: number, half: string, wage: string) => `${days}/2 = ${half} días × ${wage}`,
  twentyOf: (years: string, wage: string) => `20 × ${years} × ${wage}`,
  backPayOf: (months: number, days: number, total: number, wage: string) =>
    `${months} meses × 30 + ${days} = ${total} días × ${wage}`,
  naturalOf: (days: number, wage: string) => `${days} días naturales × ${wage}`,
  interestOf: (months: string, wage: string) => `2 % × 450 × ${wage} × ${months} meses`,
  compoundOf: (months: string, wage: string) => `450 × ${wage} × (1.02^${months} − 1)`,
  platformMonths: (average: string) => `3 × ${average}`,
  naturalDays: 'salarios vencidos por días naturales',
  compound: 'intereses capitalizados cada mes («capitalizable al momento del pago»)',
  plainHalf: 'mitad del tiempo con cuota diaria',
  wholeEffective: (years: string) => `sólo años completos efectivos (${years})`,
  upToDismissal: 'Salario del último día pagado; vencidos desde el día siguiente',
  months: 'Mes = 30 días (LFT 89)',
  noBackPay: 'Sin salarios vencidos: no hay fecha de pago posterior al despido.',
  reinstatement:
    'Con la reinstalación la relación sigue: se pagan los salarios vencidos y no hay indemnización ni prima de antigüedad.',
  justified: 'El despido justificado no da indemnización: sólo lo ganado y la prima de antigüedad.',
  notBefore2012:
    'El despido es anterior al 1 de diciembre de 2012: el tope de doce meses de salarios vencidos no regía y el texto de entonces no está en el acervo.',
  platform: 'La conversión del tiempo efectivo a años no está en la ley: se usa la que se capturó.',
  platformSeniority:
    'La prima de antigüedad en plataformas digitales no está excluida ni regulada en este capítulo: se deja fuera y se dice.',
  platformBefore:
    'La reforma de plataformas digitales entró en vigor el 22 de junio de 2025; antes de esa fecha estos artículos no regían.',
  platformAssumption: 'Promedio mensual de seis meses; diario = promedio/30',
  sixIncomes: 'Se necesitan los ingresos de los últimos seis meses.',
  notSection22: 'No es un caso de la fracción XXII del artículo 123, apartado A',
  afterDeath: 'Los salarios vencidos dejan de contarse en la fecha de la muerte (LFT 48).',
};

export const integratedText = {
  quota: 'cuota diaria',
  aguinaldo: 'parte de aguinaldo',
  premium: 'parte de prima vacacional',
  other: (name: string) => `parte de ${name}`,
  ceiling: 'tope del salario base de cotización',
  ceilingOf: (base: string) => `25 × ${base}`,
  premiumOf: (days: string, percent: string) => `${days} × ${percent} %/365`,
  perMonth: (amount: string) => `${amount}/30`,
  perYear: (amount: string) => `${amount}/365`,
  rounding:
    'El total integrado se redondea una sola vez; la suma de los renglones redondeados puede diferir un centavo.',
  divisor: 'Divisor 365',
  noProfit: 'La PTU no integra el salario para las indemnizaciones (LFT 129).',
  noProfitSocial: 'La PTU no integra el salario base de cotización (LSS 27, fracción IV).',
  ceilingByWage: 'tope de 25 salarios mínimos, como dice la letra de LSS 28',
  employer: 'quien paga las cuotas',
};

export const overtimeText = {
  double: 'horas al doble',
  triple: 'horas al triple',
  single: 'horas de emergencia al sencillo',
  of: (hours: string, rate: string, factor: number) => `${hours} × ${rate} × ${factor}`,
  hour: 'Hora = salario diario / jornada',
  over: 'Se rebasó el máximo de tres horas diarias o de tres veces por semana (LFT 66): se paga igual, y el patrón puede ser sancionado.',
  daily: 'lo que pase de tres horas en un día o de tres días, al triple aunque la semana no llegue a nueve',
  minor:
    'Tiene prohibido trabajar tiempo extra quien no ha cumplido dieciocho años: todas las horas se pagan al triple (LFT 178).',
  dayTooLong: 'En un día caben a lo más 24 horas con la jornada: revisa las horas extra.',
};

export const restText = {
  sunday: 'prima dominical',
  worked: 'servicio en descanso',
  holiday: 'servicio en descanso obligatorio',
  proportional: 'descanso proporcional',
  sundayOf: (count: string) => `${count} × 25 %`,
  workedOf: (count: string, wage: string) => `2 × ${wage}${count === '1' ? '' : ` × ${count}`}`,
  proportionalOf: (days: string, wage: string) => `${days} × ${wage} / 6`,
  notListed: 'no es día del artículo 74',
  notWorked: 'no se trabajó',
  noPremium: 'sin prima dominical: el 71 se refiere al domingo como día ordinario',
  both: 'se suman el descanso semanal y el obligatorio',
  extra: 'Importes adicionales al salario ya pagado de la semana',
  holidayExtra: 'Importes adicionales al salario del descanso, ya pagado',
  election: (day: string) =>
    `El ${day} hubo jornada electoral: es descanso donde la ley electoral lo fijó (LFT 74, fracción IX).`,
  oldList: 'La lista del artículo 74 vigente en esa fecha no está en el acervo (texto al 2026-01-15).',
  weekTooLong: 'Una semana tiene a lo más seis días de trabajo antes del descanso.',
};

export const maternityText = {
  before: 'descanso prenatal',
  after: 'descanso posnatal',
  adoption: 'descanso por adopción',
  extension: 'prórroga al 50 %',
  paternity: 'permiso de paternidad',
  days: (count: number) => `${count} días`,
  halfDays: (count: number) => `${count} días × 50 %`,
  workingDays: '5 días laborables',
  start: 'Inicio',
  end: 'Fin',
  birthDay: 'El día del parto abre el período posterior',
  weekdays: 'Jornada de lunes a sábado, salvo el descanso capturado',
  authorised:
    'Pasar semanas al posparto pide solicitud de la trabajadora y autorización médica (LFT 170, fracción II).',
  tooManyWeeks: 'Sólo se pueden pasar al posparto hasta cuatro de las seis semanas previas (LFT 170, fracción II).',
  tooLongExtension: 'La prórroga se paga al 50 % por sesenta días a lo más (LFT 170, fracción V).',
  certificate: 'Las ocho semanas posteriores piden el certificado médico (LFT 170, fracción II).',
  insured:
    'Si está asegurada con las cotizaciones que pide la LSS, el subsidio del IMSS libera al patrón hasta su monto (LSS 101 y 103).',
  lateBirth:
    'El parto fue después de la fecha esperada: los días de más se tienen por prórroga o incapacidad y no se suman aquí.',
};

export const profitText = {
  payable: 'PTU a pagar',
  payableOf: (share: string, months: string, average: string | null) =>
    average === null
      ? `mín(${share}, 3 meses = ${months})`
      : `mín(${share}, máx(3 meses = ${months}, promedio ${average}))`,
  monthOf: (share: string, month: string) => `mín(${share}, un mes = ${month})`,
  byDays: 'parte por días trabajados',
  byWages: 'parte por salarios',
  part: (pool: string, own: string, all: string) => `${pool} × ${own}/${all}`,
  share: (name: string) => `PTU de ${name}`,
  worker: (place: number) => `trabajador ${place}`,
  tenPercent: 'El porcentaje de PTU (10 %) lo fija la Comisión Nacional y no está en la ley del acervo: confírmalo.',
  excluded: 'Directores, administradores y gerentes generales no participan (LFT 127, fracción I).',
  household: 'Los trabajadores del hogar no participan (LFT 127, fracción VI).',
  casual: 'Un trabajador eventual participa si trabajó al menos sesenta días en el año (LFT 127, fracción VII).',
  newCompany: 'Una empresa de nueva creación no reparte en su primer año (LFT 126, fracción I).',
  noAverage: 'Sin participación de los últimos tres años: el límite es de tres meses de salario.',
  loss: 'Sin utilidad no hay reparto, y la pérdida de un año no se compensa con la utilidad de otro (LFT 128).',
};

export const vacationText = {
  year: (number: number) => `año ${number}`,
  days: (count: string) => `${count} días`,
  owed: 'vacaciones',
  premium: 'prima vacacional',
  percent: (percent: string) => `${percent} %`,
  exact: 'La prima parte del importe exacto, no del redondeado',
  notPaid: 'Mientras dura la relación, las vacaciones se disfrutan y no se pagan en su lugar (LFT 79).',
  table: 'Tabla vigente desde el 1 de enero de 2023',
  firstYear: 'El período de vacaciones se tiene al cumplir el primer año de servicios (LFT 76).',
};

export const riskText = {
  funeral: 'gastos funerarios',
  death: 'indemnización por muerte',
  indemnity: 'indemnización',
  temporary: 'salario durante la incapacidad temporal',
  of: (days: string, wage: string) => `${days} × ${wage}`,
  partial: (percent: string, wage: string) => `${percent} % × 1095 × ${wage}`,
  notInsured: 'Trabajador no cubierto por el IMSS (la LSS 53 liberaría al patrón)',
  insured:
    'El trabajador está asegurado en el IMSS: el Instituto paga las prestaciones y el patrón queda relevado (LSS 53).',
  capped: 'con el tope del doble del salario mínimo (LFT 486)',
  upToTotal: 'el Tribunal aumenta hasta la incapacidad permanente total (LFT 493)',
  fault: 'falta inexcusable del patrón: aumento de hasta 25 % (LFT 490)',
  percentRange: 'El porcentaje de valuación va de más de 0 a 100.',
};

export const deductionText = {
  exigible: 'monto exigible máximo',
  most: 'descuento máximo del mes',
  mostOfPeriod: 'descuento máximo del período',
  oneMonth: 'un mes de salario',
  excess: (days: string, wage: string, minimum: string) => `30 % × ${days} × (${wage} − ${minimum})`,
  none: 'excedente 0',
  share: (percent: string, days: string, wage: string) => `${percent} % × ${days} × ${wage}`,
  noInterest: 'Sin intereses (LFT 111)',
  minimumProtected: 'El trabajador gana el mínimo: no hay excedente que descontar (LFT 97 y 110).',
  support:
    'La ley no pone límite a la pensión alimenticia decretada: se descuenta lo que ordena la autoridad (LFT 97 y 110, fracción V).',
  noLimit:
    'La ley no fija un porcentaje máximo para este descuento a quien gana más del mínimo: pide que lo acepte libremente (LFT 110).',
  ordered: 'descuento ordenado',
  orderedOf: (percent: string) => `${percent} % del salario del período`,
};

export const suspensionText = {
  indemnity: 'indemnización por suspensión',
  top: 'tope de la indemnización',
  lost: 'salario que no se paga',
  of: (days: string, wage: string) => `${days} × ${wage}`,
  capped: 'La indemnización no pasa de un mes (LFT 429, fracción IV).',
  calendarMonth: 'un mes de calendario en vez de 30 días',
  courtFixes: 'La indemnización la fija el Tribunal: la ley sólo da el tope de un mes de salario (LFT 430).',
  noPay: 'En esta suspensión no hay obligación de trabajar ni de pagar el salario (LFT 42).',
  eightDays: 'La suspensión disciplinaria no puede pasar de ocho días (LFT 423, fracción X).',
  workerDefended: 'salarios dejados de percibir',
};

export const aguinaldoText = {
  whole: 'aguinaldo',
  daysWorked: 'Días trabajados en el año',
  wholeYear: 'Se cuenta desde el 1 de enero: no se dio una fecha de ingreso.',
  legalDays: 'Quince días de aguinaldo al año, el mínimo de la ley; si tu contrato da más, escríbelos.',
  payBy: (year: string): string => `El aguinaldo de ${year} debe pagarse antes del 20 de diciembre (LFT 87).`,
};
