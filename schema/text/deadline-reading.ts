import { withCommas } from './words.ts';

/** Reading of a court order: names of acts, meanings of dates, missing values. */
export const actLabel = {
  SUMMONS: 'emplazamiento',
  EXECUTION_ORDER: 'auto de ejecución',
  COUNTERCLAIM: 'reconvención',
  ANSWER_SERVED: 'vista con la contestación',
  CLAIM_ADMITTED: 'auto que admite la demanda',
  DIRECT_AMPARO_ADMITTED: 'auto que admite la demanda de amparo directo',
  CLAIM_DISMISSED: 'auto que desecha la demanda',
  REMEDY_DISMISSED: 'auto que desecha el recurso',
  DISMISSED: 'auto que desecha',
  REVIEW_ADMITTED: 'admisión del recurso de revisión',
  APPEAL_ADMITTED: 'admisión del recurso de apelación',
  WARNING: 'auto que previene',
  REQUIREMENT: 'requerimiento',
  HEARING_GIVEN: 'vista',
  COMPLIANCE_HEARING: 'vista con el cumplimiento',
  FINAL_JUDGMENT: 'sentencia definitiva',
  INTERLOCUTORY: 'sentencia interlocutoria',
  APPEAL_JUDGMENT: 'sentencia de apelación',
  AMPARO_JUDGMENT: 'sentencia de amparo',
  AWARD: 'laudo',
  PROVISIONAL_SUSPENSION: 'suspensión provisional',
  DEFINITIVE_SUSPENSION: 'suspensión definitiva',
  JUDGMENT_COMPLIED: 'ejecutoria cumplida',
  TAX_ASSESSMENT: 'resolución determinante',
  ADMINISTRATIVE_RULING: 'resolución administrativa',
  LINKED_TO_PROCESS: 'auto de vinculación a proceso',
  ACCUSATION: 'acusación',
  NO_PROSECUTION: 'no ejercicio de la acción penal',
  NO_CONCILIATION: 'constancia de no conciliación',
} as const;

/** What an order asks for: the title of its own term when no rule of law says it. */
export const actToDo: Partial<Record<keyof typeof actLabel, string>> = {
  SUMMONS: 'Contestar la demanda',
  EXECUTION_ORDER: 'Contestar la demanda',
  COUNTERCLAIM: 'Contestar la reconvención',
  ANSWER_SERVED: 'Desahogar la vista con la contestación',
  WARNING: 'Desahogar la prevención',
  REQUIREMENT: 'Cumplir el requerimiento',
  HEARING_GIVEN: 'Desahogar la vista',
  COMPLIANCE_HEARING: 'Desahogar la vista con el cumplimiento',
};

export const dateMeaningLabel = {
  NOTIFIED: 'notificación',
  PUBLISHED: 'publicación en boletín o lista',
  DECIDED: 'fecha del acuerdo',
  MENTIONED: 'fecha de otra resolución',
  EFFECT: 'surtió efectos',
  HEARING: 'audiencia',
  RECEIVED: 'recepción',
  OTHER: 'otra fecha',
} as const;

export const noticeReadingText = {
  textOrFile: 'Pega el texto o sube el archivo: una de las dos cosas.',
  empty: 'Pega el texto del acuerdo o sube el archivo.',
  ownTerm: 'Término del acuerdo',
  /** A labour court hears the claimant on the answer: the statute calls it the reply. */
  reply: 'réplica (vista con la contestación)',
  toReply: 'Formular la réplica',
  tooLong: (most: number) => `El texto pasa de ${withCommas(most)} caracteres. Pega sólo el acuerdo que quieres leer.`,
  missing: {
    fileNumber: 'El texto no trae número de expediente.',
    court: 'El texto no dice qué órgano lo dictó: elige el calendario.',
    courtWithoutCalendar: 'No sabemos qué calendario sigue este órgano: elígelo de la lista.',
    date: 'El texto no trae fecha; escribe el día de la notificación.',
    onlyDecided: 'El texto trae la fecha del acuerdo, no la de su notificación; escribe el día de la notificación.',
    noNoticeDate: 'El texto no dice qué día se notificó; escribe el día de la notificación.',
    separation:
      'La constancia no abre un término nuevo: el del despido corre desde la separación. Escribe ese día y agrega como suspensión los días que van de la solicitud de conciliación a la constancia.',
    impossibleDate: (words: string) => `«${words}» no existe en el calendario: escribe el día correcto.`,
    method: 'El texto no dice cómo se notificó: elige la forma.',
    methodOrdered: 'El acuerdo ordena cómo notificar, pero no dice que ya se hizo: confirma la forma y el día.',
    personalOrdered:
      'El acuerdo ordena notificar personalmente y la fecha es la de su publicación: si te notificaron otro día, cámbiala.',
    act: 'No reconocimos qué se decidió: elige el término de la lista.',
    rules: 'No tenemos un término de ley para este acto: elígelo de la lista o escribe el término.',
    regime: 'El texto no dice qué ley rige el término: elígela.',
    twoCodes:
      'El texto no dice si rige el Código Nacional de Procedimientos Civiles y Familiares o el código anterior: confírmalo antes de guardar el vencimiento.',
    page: 'El texto trae varios expedientes y ninguno es de tus asuntos: leímos el primero. Pega sólo el renglón que te importa.',
    otherNumbers: (numbers: readonly string[]) =>
      `El texto nombra también ${numbers.join(', ')}: confirma cuál es tu expediente.`,
    pageWithOwn: 'El texto trae varios expedientes: leímos el renglón del tuyo.',
    cases: 'Ningún asunto tuyo coincide con este expediente.',
  },
} as const;
