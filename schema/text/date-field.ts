/** The fields of dates and times of every form. */
export const dateFieldText = {
  mask: 'DD/MM/AAAA',
  /** What may be written besides the mask. */
  ways: '25/11/2026, «25 nov», «mañana», «en 9 días hábiles»',
  open: 'Abrir el calendario',
  dialog: (label: string) => `Calendario: ${label}`,
  unreadable: 'No entiendo esta fecha. Escribe día, mes y año (25/11/2026), «25 nov», «mañana» o «en 9 días hábiles».',
  counting: 'Contando los días hábiles…',
  daysUnknown: 'No pudimos leer los días inhábiles. Escribe la fecha o vuelve a intentarlo.',
  tooFar: 'Son más días hábiles de los que se pueden contar aquí. Usa la calculadora o escribe la fecha.',
  previous: 'Mes anterior',
  next: 'Mes siguiente',
  today: 'Hoy',
  tomorrow: 'Mañana',
  inAWeek: 'En 7 días',
  weekend: 'no se trabaja',
  nonWorking: (reason: string) => `no se trabaja: ${reason}`,
  legend: 'Rayado: no se trabaja',
  daysFailed: 'No pudimos leer los días inhábiles.',
  selected: 'elegido',
} as const;

export const timeFieldText = {
  mask: 'HH:MM',
  unreadable: 'No entiendo esta hora. Escríbela de 0 a 24 horas: 9:30, 17:00 o «5 pm».',
  times: 'Cada cuarto',
} as const;
