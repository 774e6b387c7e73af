import type { AnswerEngine, AnswerStage, CitationState, TextSource } from '#schema/generated/contract.ts';

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
  jumpToEnd: 'Ir al final',
} as const;

export const composerText = {
  label: 'Tu pregunta',
  placeholder: 'Escribe tu pregunta…',
  send: 'Enviar',
  sending: 'Analizando...',
  stop: 'Detener',
  hint: 'Enter envía · Mayús + Enter, otra línea',
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
  abstention: 'Fuera del acervo',
  copy: 'Copiar respuesta',
  copied: 'Respuesta copiada',
  followUps: 'Para seguir',
  askAgain: 'Preguntar de nuevo',
  answering: 'Foja está respondiendo.',
  answered: 'Respuesta terminada.',
  asOf: (date: string) => `Texto al ${date}`,
  engines: {
    LOCAL: 'Motor local: respuesta armada a partir de temas y artículos; no la redactó un modelo generativo.',
    GEMINI: 'Redactada por Gemini a partir de los pasajes que se muestran.',
    OPENAI_COMPATIBLE: 'Redactada por un modelo generativo a partir de los pasajes que se muestran.',
  } satisfies Record<AnswerEngine, string>,
} as const;

export const chatErrorText = {
  prefix: '❌ ',
  thrownPrefix: '❌ Error: ',
  noReply: 'No se recibió respuesta del chat',
  limitReached: 'Has alcanzado el límite de tu plan',
  seePlans: 'Ver planes',
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
  stock: (articles: string, statutes: string, syntheses: string, topics: string) =>
    `El acervo conoce ${articles} artículos de ${statutes} leyes; explica ${syntheses} en síntesis propia y responde ${topics} temas.`,
  officialTexts: (count: string) => `${count} artículos tienen aquí su texto oficial.`,
  noOfficialTexts: 'En este servidor no hay textos oficiales cargados: las fuentes se muestran en síntesis.',
  stockAsOf: (date: string) => `Leyes al ${date}.`,
  recent: 'Recientes',
  stockFailed: 'No pudimos consultar qué hay en el acervo.',
} as const;

export const demoChatText = {
  title: 'Para preguntar necesitas una cuenta',
  body: 'El modo demo no envía preguntas, así que aquí no hay respuestas inventadas. Crea tu cuenta: 3 días de prueba y después un plan gratuito permanente con 3 consultas.',
  register: 'Crear cuenta',
  login: 'Ya tengo cuenta',
  examples: [
    'Me despidieron sin darme nada por escrito, ¿qué puedo reclamar?',
    '¿Cuánto tiempo tengo para contestar una demanda mercantil?',
    'El casero no me devuelve el depósito, ¿qué hago?',
  ],
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
  noPassage: 'No tenemos el texto de esta fuente en el acervo.',
  official: 'Publicación oficial',
  copyCitation: 'Copiar cita',
  citationCopied: 'Cita copiada',
  fullCitation: (label: string, date: string) => `${label} (texto al ${date})`,
  expand: 'Leer el artículo completo',
  collapse: 'Mostrar menos',
} as const;

export const citationStateText = {
  VERIFIED: 'verificada',
  QUOTE_NOT_FOUND: 'existe, no dice lo citado',
  NOT_HELD: 'no está en el acervo',
  MISMATCH: 'dato no coincide',
} satisfies Record<CitationState, string>;
