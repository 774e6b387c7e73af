import type {
  AnswerActionKind,
  AnswerEngine,
  AnswerStage,
  AnswerStyle,
  CitationState,
  ClaimSupport,
  DocumentFormat,
  FeedbackReason,
  FeedbackVerdict,
  TextSource,
  UnderstoodKind,
} from '#schema/generated/contract.ts';
import { counted, withCommas } from './words.ts';

/** The legal chat. */
export const chatText = {
  title: 'Chat legal',
  newThread: 'Nueva conversación',
  history: 'Conversaciones',
  openHistory: 'Ver conversaciones',
  searchHistory: 'Buscar en tus conversaciones',
  noThreads: 'Todavía no tienes conversaciones.',
  noMatches: 'Ninguna conversación coincide.',
  rename: 'Cambiar nombre',
  renameLabel: 'Nombre de la conversación',
  delete: 'Eliminar',
  deleteTitle: '¿Eliminar esta conversación?',
  deleteBody: (title: string) => `Se eliminará «${title}» con todas sus preguntas y respuestas. No se puede deshacer.`,
  deleteConfirm: 'Eliminar conversación',
  threadActions: (title: string) => `Acciones de «${title}»`,
  historyFailed: 'No pudimos cargar tus conversaciones.',
  threadFailed: 'No pudimos cargar la conversación.',
  threadMissing: 'Esta conversación no existe o no es tuya.',
  earlier: 'Ver mensajes anteriores',
  conversation: 'Conversación',
  you: 'Tú',
  foja: 'Foja',
  conversationActions: 'Acciones de la conversación',
  pin: 'Fijar arriba',
  unpin: 'Dejar de fijar',
  pinned: 'Fijada',
  pinnedDone: 'La conversación quedó fijada arriba.',
  unpinnedDone: 'La conversación ya no está fijada.',
  pinFailed: 'No pudimos fijar la conversación.',
  unpinFailed: 'No pudimos dejar de fijar la conversación.',
  export: 'Descargar…',
} as const;

/** Export of a conversation. */
export const threadExportText = {
  title: 'Descargar conversación',
  body: (title: string) => `«${title}» con todas sus preguntas y respuestas.`,
  format: 'Formato',
  formats: {
    PDF: { name: 'PDF', hint: 'para leer, imprimir o enviar' },
    DOCX: { name: 'Word (DOCX)', hint: 'para seguir trabajando el texto' },
  } satisfies Record<DocumentFormat, { name: string; hint: string }>,
  sources: 'Incluir las fuentes',
  sourcesHint: 'Cada respuesta lleva la lista de lo que cita, con su estado y el pasaje.',
  save: 'Descargar',
  saving: 'Preparando…',
  failed: 'No pudimos preparar el documento.',
} as const;

export const composerText = {
  label: 'Tu pregunta',
  placeholder: 'Escribe tu pregunta…',
  send: 'Enviar',
  sending: 'Analizando...',
  stop: 'Detener',
  hint: 'Enter envía · Mayús + Enter, otra línea',
  area: 'Materia',
  allAreas: 'Todas',
  counter: (length: string) => `${length} de 8,000 caracteres`,
  disclaimer: 'Verifica antes de presentar. Foja informa; no sustituye tu criterio profesional.',
} as const;

export const answerText = {
  stages: {
    UNDERSTANDING: 'Entendiendo la pregunta',
    SEARCHING: 'Buscando en el acervo',
    WRITING: 'Redactando',
    CHECKING: 'Revisando cada cita',
  } satisfies Record<AnswerStage, string>,
  progress: 'Avance de la respuesta',
  stopped: 'incompleta',
  stoppedExplained: 'Detuviste esta respuesta; se conserva lo que había llegado.',
  abstention: 'No lo tengo',
  copy: 'Copiar respuesta',
  copied: 'Respuesta copiada',
  more: 'Ver más sobre este tema',
  followUps: 'Para seguir',
  askAgain: 'Preguntar de nuevo',
  answering: 'Foja está respondiendo.',
  answered: 'Respuesta terminada.',
  asOf: (date: string) => `Texto al ${date}`,
  calls: (count: number, shown: string) => (count === 1 ? '1 llamada' : `${shown} llamadas`),
  tokens: (count: number, shown: string) => (count === 1 ? '1 token' : `${shown} tokens`),
  dropped: (count: number) => counted(count, 'oración omitida', 'oraciones omitidas'),
  engines: {
    LOCAL: 'Respuesta armada a partir de temas y artículos; no la redactó un modelo generativo.',
    GEMINI: 'Redactada por Gemini a partir de los pasajes que se muestran.',
    OPENAI_COMPATIBLE: 'Redactada por un modelo generativo a partir de los pasajes que se muestran.',
  } satisfies Record<AnswerEngine, string>,
} as const;

export const chatErrorText = {
  prefix: '❌ ',
  thrownPrefix: '❌ Error: ',
  noReply: 'No se recibió respuesta del chat',
  limitReached: 'Has alcanzado el límite de tu plan',
  stopFailed: 'No pudimos detener la respuesta.',
  resuming: 'Se cortó la conexión; retomamos la respuesta donde iba.',
} as const;

export const quotaText = {
  left: (left: string, limit: string) => `Te quedan ${left} de ${limit} consultas`,
  unlimited: 'Consultas sin límite',
} as const;

export const welcomeText = {
  title: '¿En qué te ayudo?',
  body: 'Pregunta sobre ley mexicana. Cada cita de la respuesta se comprueba contra el texto.',
  examples: 'Para empezar',
  /** «87 leyes y 25,497 artículos en texto oficial, al 15 de enero de 2026.» */
  stock: (
    statutes: string,
    articles: string,
    official: { count: string; isAll: boolean } | null,
    asOf: string | null,
  ) => {
    const laws = `${statutes} leyes y ${articles} artículos`;
    const told = official?.isAll
      ? `${laws} en texto oficial`
      : official
        ? `${laws}, ${official.count} en texto oficial`
        : laws;
    return `${told}${asOf ? `, al ${asOf}` : ''}.`;
  },
  engines: {
    LOCAL: 'Las respuestas se arman con temas y artículos; no las redacta un modelo generativo.',
    GEMINI: 'Las respuestas las redacta Gemini a partir de los pasajes que se muestran.',
    OPENAI_COMPATIBLE: 'Las respuestas las redacta un modelo generativo a partir de los pasajes que se muestran.',
  } satisfies Record<AnswerEngine, string>,
  noOfficialTexts: 'Aquí todavía no hay textos oficiales: las fuentes se muestran en síntesis.',
  recent: 'Recientes',
  stockFailed: 'No pudimos consultar qué hay en el acervo.',
} as const;

/** The box for a first question, outside of the chat. */
export const askBoxText = {
  label: 'Tu pregunta',
  placeholder: 'Pregunta algo de ley mexicana…',
  ask: 'Preguntar',
  examples: 'Ejemplos de preguntas',
} as const;

export const demoChatText = {
  title: 'Haz tu primera pregunta',
  body: 'En la demostración tienes 5 consultas de verdad, sin cuenta: la respuesta llega con sus citas comprobadas. Con tu cuenta tienes 3 días de prueba y después un plan gratuito permanente con 3 consultas; lo que preguntes aquí se conserva.',
  register: 'Crear cuenta',
  login: 'Ya tengo cuenta',
  examples: [
    'Me despidieron sin darme nada por escrito, ¿qué puedo reclamar?',
    '¿Cuánto tiempo tengo para contestar una demanda mercantil?',
    'El casero no me devuelve el depósito, ¿qué hago?',
    '¿Cuántos días de aguinaldo me tocan?',
    '¿Qué plazo hay para promover amparo indirecto?',
  ],
  heading: 'O lee lo que dice la ley de estas 5 preguntas',
  read: 'leída',
} as const;

export const sourcesText = {
  title: 'Fuentes',
  open: (count: number) => (count === 1 ? 'Ver 1 fuente' : `Ver ${count} fuentes`),
  none: 'Las fuentes de la respuesta aparecen aquí.',
  noneInAnswer: 'Esta respuesta no cita ninguna fuente.',
  openSource: (ordinal: number, label: string, state: string) => `Fuente ${ordinal}: ${label}, ${state}`,
  unknownSource: (ordinal: number) => `Fuente ${ordinal}`,
  asOf: (date: string) => `texto al ${date}`,
  source: { OFFICIAL: 'texto oficial', SYNTHESIS: 'síntesis' } satisfies Record<TextSource, string>,
  noPassage: 'No tenemos el texto de esta fuente.',
  reformedLater: 'hay una reforma posterior',
  official: 'Publicación oficial',
  copyCitation: 'Copiar cita',
  citationCopied: 'Cita copiada',
  fullCitation: (label: string, date: string) => `${label} (texto al ${date})`,
  expand: 'Leer el artículo completo',
  collapse: 'Mostrar menos',
} as const;

export const citationStateText = {
  VERIFIED: 'verificada',
  QUOTE_NOT_FOUND: 'existe, pero la cita textual no coincide',
  NOT_HELD: 'fuera de nuestra base',
  MISMATCH: 'no existe como se cita',
} satisfies Record<CitationState, string>;

export const feedbackText = {
  question: '¿Te sirvió esta respuesta?',
  verdicts: { HELPFUL: 'Me sirvió', NOT_HELPFUL: 'No me sirvió' } satisfies Record<FeedbackVerdict, string>,
  reasonsTitle: '¿Qué falló?',
  reasons: {
    WRONG_CITATION: 'Cita incorrecta',
    REPEALED_LAW: 'Ley derogada',
    NOT_ANSWERED: 'No responde',
    WRONG_JURISDICTION: 'Jurisdicción equivocada',
    OTHER: 'Otra cosa',
  } satisfies Record<FeedbackReason, string>,
  comment: 'Cuéntanos más (opcional)',
  send: 'Enviar opinión',
  sent: 'Gracias: tu opinión quedó guardada.',
  failed: 'No pudimos guardar tu opinión.',
  change: 'Cambiar',
  yours: 'Tu opinión:',
  notFinished: 'La respuesta todavía no termina.',
  tooLong: (most: number) => `El comentario pasa de ${withCommas(most)} caracteres.`,
  reasonsOfHelpful: 'Los motivos son para lo que no sirvió.',
} as const;

export const claimText = {
  summary: (supported: number, total: number) =>
    total === 1 ? `${supported} de 1 afirmación con sustento` : `${supported} de ${total} afirmaciones con sustento`,
  listTitle: 'Afirmaciones de derecho de esta respuesta',
  listHint: 'Se comparan con el pasaje que citan. Elige una para verla en la respuesta.',
  supports: {
    SUPPORTED: 'con sustento',
    WEAK: 'sustento débil',
    NONE: 'sin sustento',
  } satisfies Record<ClaimSupport, string>,
  weakQuantity: (quantity: string) => `El pasaje citado no dice «${quantity}».`,
  weakWords: 'El pasaje citado trata del tema, pero no lo dice con estas palabras.',
  weakUnseen: 'El texto de lo que cita no está en el acervo, así que no se pudo comparar.',
  weakState: 'La cita no se pudo verificar.',
  none: 'Esta oración afirma algo de derecho y no cita ninguna fuente.',
} as const;

export const answerStyleText = {
  label: 'Cómo contar la respuesta',
  styles: { STANDARD: 'Normal', PLAIN: 'Lenguaje claro' } satisfies Record<AnswerStyle, string>,
} as const;

/** How a question was understood. */
export const readingText = {
  label: 'Entendí',
  change: (what: string) => `${what}: cambiar`,
  kinds: { ROLE: 'Quién pregunta', INTENT: 'Qué quieres saber', SUBJECT: 'Sobre qué', PLACE: 'Lugar' },
  intents: {
    PERMISSION: '¿se puede?',
    DEADLINE: 'cuánto tiempo',
    AMOUNT: 'cuánto',
    STEPS: 'qué hacer',
    AUTHORITY: 'ante quién',
    EVIDENCE: 'cómo se prueba',
    CONSEQUENCE: 'qué pasa si',
    DEFINITION: 'qué es',
    EXCEPTION: 'la excepción',
    REQUIREMENTS: 'qué se necesita',
  },
} as const;

export const actionText = {
  labels: {
    COMPUTE_DEADLINE: 'Calcular mi vencimiento',
    CALCULATE_SETTLEMENT: 'Calcular mi liquidación',
    CALCULATE_INTEREST: 'Calcular intereses',
    UPDATE_AMOUNT: 'Actualizar la cantidad',
  } satisfies Record<AnswerActionKind, string>,
  title: 'Para calcular',
  copied: 'Datos copiados',
  understood: 'Lo que entendí de tu pregunta',
  since: (day: string) => `desde el ${day}`,
  article: (law: string, number: string) => `${law}, artículo ${number}`,
  kinds: { DATE: 'Fecha', AMOUNT: 'Cantidad', DURATION: 'Tiempo' } satisfies Record<UnderstoodKind, string>,
} as const;

/** Values of the styles in REST. */
export const restStyles = { STANDARD: 'normal', PLAIN: 'claro' } as const satisfies Record<AnswerStyle, string>;
