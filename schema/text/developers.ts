import type { ErrorCode } from '../generated/contract.ts';

/** Words of the pages for developers, in Spanish and in English. */

export type GuideLanguage = 'es' | 'en';

interface GuideWords {
  developers: string;
  guide: string;
  search: string;
  searchHint: string;
  noResult: string;
  menu: string;
  skip: string;
  explorer: string;
  reference: string;
  /** Under the title of the reference. */
  referenceAbout: string;
  /** In which language descriptions are, where it is not that of the page. */
  language: string;
  otherLanguage: string;
  toProduct: string;
  notFound: string;
  notFoundHelp: string;
  copy: string;
  copied: string;
  kinds: Record<ReferenceKind, string>;
  kindsPlural: Record<ReferenceKind, string>;
  arguments: string;
  fields: string;
  values: string;
  returns: string;
  scope: string;
  everybody: string;
  neverWithKey: string;
  plan: string;
  cost: string;
  points: (count: number) => string;
  example: string;
  tryIt: string;
  usedBy: string;
  required: string;
  deprecated: (replacement: string, removal: string) => string;
  nothingDeprecated: string;
  code: string;
  status: string;
  meaning: string;
  whatToDo: string;
  limit: string;
  value: string;
  route: string;
  what: string;
  needs: string;
  limits: Record<string, string>;
  exports: Record<string, string>;
  errors: Record<ErrorCode, string>;
}

export type ReferenceKind = 'QUERY' | 'MUTATION' | 'SUBSCRIPTION' | 'TYPE' | 'INPUT' | 'ENUM' | 'INTERFACE' | 'SCALAR';

const es: GuideWords = {
  developers: 'Desarrolladores',
  guide: 'Guía',
  search: 'Buscar en la documentación',
  searchHint: 'Presiona / para buscar, flechas para elegir y Entrar para abrir.',
  noResult: 'Nada con ese nombre. Prueba con una sola palabra en inglés, como «deadline».',
  menu: 'Contenido',
  skip: 'Ir al contenido',
  explorer: 'Explorador',
  reference: 'Referencia',
  referenceAbout:
    'Todo el contrato, campo por campo. Las descripciones están en inglés, con el término jurídico en español entre paréntesis.',
  language: 'Descripciones en inglés',
  otherLanguage: 'English',
  toProduct: 'Ir a Foja',
  notFound: 'Esta página no existe',
  notFoundHelp: 'Puede que el nombre haya cambiado. Búscalo arriba o en la referencia.',
  copy: 'Copiar',
  copied: 'Copiado',
  kinds: {
    QUERY: 'Consulta',
    MUTATION: 'Mutación',
    SUBSCRIPTION: 'Suscripción',
    TYPE: 'Tipo',
    INPUT: 'Entrada',
    ENUM: 'Enumeración',
    INTERFACE: 'Interfaz',
    SCALAR: 'Escalar',
  },
  kindsPlural: {
    QUERY: 'Consultas',
    MUTATION: 'Mutaciones',
    SUBSCRIPTION: 'Suscripciones',
    TYPE: 'Tipos',
    INPUT: 'Entradas',
    ENUM: 'Enumeraciones',
    INTERFACE: 'Interfaces',
    SCALAR: 'Escalares',
  },
  arguments: 'Argumentos',
  fields: 'Campos',
  values: 'Valores',
  returns: 'Devuelve',
  scope: 'Alcance',
  everybody: 'Ninguno: es pública.',
  neverWithKey: 'Ninguna llave puede: solo una sesión.',
  plan: 'Requiere del plan',
  cost: 'Costo del ejemplo',
  points: (count) => (count === 1 ? '1 punto' : `${count} puntos`),
  example: 'Ejemplo',
  tryIt: 'Abrir en el explorador',
  usedBy: 'Se usa en',
  required: 'obligatorio',
  deprecated: (replacement, removal) => `Se retira el ${removal}. Usa ${replacement}.`,
  nothingDeprecated: 'Hoy no hay nada por retirarse.',
  code: 'Código',
  status: 'Estado HTTP',
  meaning: 'Significado',
  whatToDo: 'Qué hacer',
  limit: 'Límite',
  value: 'Valor',
  route: 'Ruta',
  what: 'Qué es',
  needs: 'Alcance',
  limits: {
    tokens: 'Tokens de la operación',
    depth: 'Niveles de profundidad',
    aliases: 'Alias',
    directives: 'Directivas',
    fields: 'Campos, con los fragmentos desplegados',
    rootFields: 'Campos de la raíz',
    cost: 'Costo de una operación, en puntos',
    socketMessageBytes: 'Bytes de un mensaje del WebSocket',
    subscriptionsPerSocket: 'Suscripciones de un WebSocket',
    socketsPerAccount: 'WebSockets de una cuenta',
    subscriptionsPerAccount: 'Suscripciones de una cuenta',
  },
  exports: {
    cases: 'Casos; con `?archived=true`, los archivados',
    deadlines: 'Vencimientos',
    hours: 'Horas registradas',
    contracts: 'Contratos; con `?archived=true`, los archivados',
  },
  errors: {
    UNAUTHENTICATED: 'Revisa que la llave esté completa, vigente y sin revocar.',
    FORBIDDEN: 'Agrega a la llave el alcance que dice requiredPermission.',
    PREMIUM_REQUIRED: 'Cambia al plan que dice requiredPlan.',
    LIMIT_REACHED: 'Espera a resetsAt, o libera lugar.',
    NOT_FOUND: 'Revisa el identificador. Lo ajeno responde igual que lo inexistente.',
    VALIDATION: 'Corrige el campo que dice field.',
    CONFLICT: 'Vuelve a leer el objeto y repite con su versión nueva.',
    CONFIRMATION_REQUIRED: 'Solo desde una sesión: pide la contraseña otra vez.',
    INVALID_CREDENTIALS: 'Revisa correo y contraseña.',
    TWO_FACTOR_REQUIRED: 'Entra con el segundo paso. Con una llave no ocurre.',
    RATE_LIMITED: 'Espera retryAfter segundos.',
    PAYLOAD_TOO_LARGE: 'Envía menos, o en partes.',
    UNSUPPORTED_MEDIA_TYPE: 'Envía application/json, o un archivo de los admitidos.',
    NOT_CONFIGURED: 'Quien administra este servidor debe configurarlo.',
    UPSTREAM: 'Repite en unos minutos con la misma Idempotency-Key.',
    UNAVAILABLE: 'Repite tras retryAfter segundos con la misma Idempotency-Key.',
    INTERNAL: 'Escríbenos con el requestId.',
    BAD_REQUEST: 'Valida la operación contra /schema.graphql y revisa los límites.',
  },
};

const en: GuideWords = {
  developers: 'Developers',
  guide: 'Guide',
  search: 'Search the documentation',
  searchHint: 'Press / to search, arrows to choose, Enter to open.',
  noResult: 'Nothing has that name. Try one word, such as “deadline”.',
  menu: 'Contents',
  skip: 'Skip to content',
  explorer: 'Explorer',
  reference: 'Reference',
  referenceAbout: 'The whole contract, field by field.',
  language: '',
  otherLanguage: 'Español',
  toProduct: 'Go to Foja',
  notFound: 'This page does not exist',
  notFoundHelp: 'Its name may have changed. Search for it above or in the reference.',
  copy: 'Copy',
  copied: 'Copied',
  kinds: {
    QUERY: 'Query',
    MUTATION: 'Mutation',
    SUBSCRIPTION: 'Subscription',
    TYPE: 'Type',
    INPUT: 'Input',
    ENUM: 'Enum',
    INTERFACE: 'Interface',
    SCALAR: 'Scalar',
  },
  kindsPlural: {
    QUERY: 'Queries',
    MUTATION: 'Mutations',
    SUBSCRIPTION: 'Subscriptions',
    TYPE: 'Types',
    INPUT: 'Inputs',
    ENUM: 'Enums',
    INTERFACE: 'Interfaces',
    SCALAR: 'Scalars',
  },
  arguments: 'Arguments',
  fields: 'Fields',
  values: 'Values',
  returns: 'Returns',
  scope: 'Scope',
  everybody: 'None: it is public.',
  neverWithKey: 'No key may: sessions only.',
  plan: 'Needs of the plan',
  cost: 'Cost of the example',
  points: (count) => (count === 1 ? '1 point' : `${count} points`),
  example: 'Example',
  tryIt: 'Open in the explorer',
  usedBy: 'Used by',
  required: 'required',
  deprecated: (replacement, removal) => `Goes on ${removal}. Use ${replacement}.`,
  nothingDeprecated: 'Nothing is deprecated today.',
  code: 'Code',
  status: 'HTTP status',
  meaning: 'Meaning',
  whatToDo: 'What to do',
  limit: 'Limit',
  value: 'Value',
  route: 'Route',
  what: 'What it is',
  needs: 'Scope',
  limits: {
    tokens: 'Tokens of the operation',
    depth: 'Levels of depth',
    aliases: 'Aliases',
    directives: 'Directives',
    fields: 'Fields, with fragments expanded',
    rootFields: 'Root fields',
    cost: 'Cost of an operation, in points',
    socketMessageBytes: 'Bytes of a message of the WebSocket',
    subscriptionsPerSocket: 'Subscriptions of one WebSocket',
    socketsPerAccount: 'WebSockets of an account',
    subscriptionsPerAccount: 'Subscriptions of an account',
  },
  exports: {
    cases: 'Cases; with `?archived=true` those that are archived',
    deadlines: 'Deadlines',
    hours: 'Time entries',
    contracts: 'Contracts; with `?archived=true` those that are archived',
  },
  errors: {
    UNAUTHENTICATED: 'Check that the key is whole, valid and not revoked.',
    FORBIDDEN: 'Give the key the scope that requiredPermission names.',
    PREMIUM_REQUIRED: 'Change to the plan that requiredPlan names.',
    LIMIT_REACHED: 'Wait until resetsAt, or make room.',
    NOT_FOUND: 'Check the id. What belongs to others answers like what does not exist.',
    VALIDATION: 'Correct the field that field names.',
    CONFLICT: 'Read the object again and repeat with its new version.',
    CONFIRMATION_REQUIRED: 'Sessions only: ask for the password again.',
    INVALID_CREDENTIALS: 'Check e-mail and password.',
    TWO_FACTOR_REQUIRED: 'Sign in with the second step. It does not happen with a key.',
    RATE_LIMITED: 'Wait retryAfter seconds.',
    PAYLOAD_TOO_LARGE: 'Send less, or in parts.',
    UNSUPPORTED_MEDIA_TYPE: 'Send application/json, or a file of an accepted kind.',
    NOT_CONFIGURED: 'Whoever runs this server has to configure it.',
    UPSTREAM: 'Repeat in some minutes with the same Idempotency-Key.',
    UNAVAILABLE: 'Repeat after retryAfter seconds with the same Idempotency-Key.',
    INTERNAL: 'Write to us with the requestId.',
    BAD_REQUEST: 'Validate the operation against /schema.graphql and check the limits.',
  },
};

export const guideWords: Record<GuideLanguage, GuideWords> = { es, en };
