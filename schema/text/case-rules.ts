/** Legal effects of inactivity in a case. Guides, each with its article; never a computed term. */
export const expiryText = {
  COMMERCIAL:
    'Si hay juicio mercantil: la caducidad de la instancia opera de pleno derecho a los 120 días, contados desde el día siguiente a que surtió efectos la notificación de la última resolución, sin promoción que impulse el procedimiento. Se cuentan los días en que actúa el juzgado.',
  CIVIL_AND_FAMILY:
    'Si hay juicio civil o familiar y ya rige el Código Nacional: la caducidad de la primera instancia opera a los 40 días hábiles desde la notificación de la última determinación, sin promoción que impulse el procedimiento. Donde aún no rige, consulta el código local.',
  LABOR_SUMMONS:
    'Si hay juicio laboral y el trámite necesita promoción del trabajador: a los 45 días naturales sin ella el tribunal debe requerirlo, con apercibimiento de caducidad.',
  LABOR_WITHDRAWAL:
    'Si hay juicio laboral: hecho el requerimiento del artículo 772, a petición de parte se tiene por desistido a quien no promueva en cuatro meses. No opera si las pruebas del actor están desahogadas o falta resolver una promoción.',
  AGRARIAN:
    'Si hay juicio agrario: la inactividad procesal o la falta de promoción del actor durante cuatro meses produce la caducidad.',
} as const;

export const fileNumberText = {
  unlike: (court: string, examples: string) =>
    `No se parece a los números de expediente que usa ese órgano (${court}), por ejemplo ${examples}. Confírmalo; se guarda como lo escribiste.`,
  future: (year: string) => `El año ${year} del número de expediente todavía no llega. Confírmalo.`,
} as const;
