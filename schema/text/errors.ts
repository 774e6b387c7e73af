import type { ErrorCode } from '#schema/generated/contract.ts';

/** Default message for each error code. */
export const errorText = {
  UNAUTHENTICATED: 'Tu sesión no es válida o ya terminó. Inicia sesión de nuevo.',
  FORBIDDEN: 'No tienes permiso para hacer esto.',
  PREMIUM_REQUIRED: 'Esta función requiere un plan superior.',
  LIMIT_REACHED: 'Has alcanzado el límite de tu plan',
  NOT_FOUND: 'No lo encontramos, o no tienes acceso.',
  VALIDATION: 'Revisa los datos: hay un campo que falta o no es válido.',
  CONFLICT: 'Ya existe un registro con esos datos.',
  CONFIRMATION_REQUIRED: 'Confirma tu contraseña para continuar.',
  INVALID_CREDENTIALS: 'Credenciales inválidas',
  TWO_FACTOR_REQUIRED: 'Falta el segundo paso: escribe el código de tu aplicación de autenticación.',
  RATE_LIMITED: 'Demasiados intentos. Espera un momento y vuelve a intentar.',
  PAYLOAD_TOO_LARGE: 'Lo que enviaste es demasiado grande.',
  UNSUPPORTED_MEDIA_TYPE: 'Ese tipo de contenido no se acepta.',
  NOT_CONFIGURED: 'Esta función no está disponible aquí por ahora.',
  UPSTREAM: 'Un servicio del que dependemos no respondió. Intenta de nuevo en unos minutos.',
  UNAVAILABLE: 'El servicio no está disponible por ahora. No se perdió nada: intenta de nuevo en un momento.',
  INTERNAL: 'Ocurrió un error inesperado. Intenta de nuevo; si continúa, comparte el número de referencia.',
  BAD_REQUEST: 'La consulta no es válida para este servicio.',
} satisfies Record<ErrorCode, string>;

/** What a trial or a demo without registration is refused. */
export const anonymousText = {
  needsAccount: 'Para esto necesitas una cuenta. Créala gratis: lo que hiciste aquí se conserva.',
  over: {
    TRIAL: 'Tu periodo de prueba no existe o ya venció. Crea tu cuenta gratis para seguir: lo que hiciste se conserva.',
    DEMO: 'El tiempo de la demostración terminó. Crea tu cuenta gratis para seguir: lo que hiciste se conserva.',
  },
} as const;

/** Why the database did not do what was asked, where `UNAVAILABLE` and `CONFLICT` alone would say too little. */
export const failureText = {
  full: 'No se guardó: el servidor se quedó sin espacio. Lo que ya estaba guardado sigue ahí. Intenta de nuevo más tarde.',
  readOnly: 'No se guardó: por ahora el servicio solo permite consultar. Intenta de nuevo en unos minutos.',
  busy: 'Hay demasiadas operaciones a la vez. No se perdió nada: intenta de nuevo en un momento.',
  slow: 'La operación tardó demasiado y se canceló. No se perdió nada: intenta de nuevo en un momento.',
  contended: 'Otra operación estaba cambiando lo mismo. No se guardó: intenta de nuevo.',
  schema: 'El servicio todavía no está listo para trabajar con sus datos. Intenta de nuevo en unos minutos.',
} as const;

/** About the header `Idempotency-Key`. */
export const idempotencyText = {
  keyInvalid: 'La clave de Idempotency-Key debe tener entre 1 y 128 caracteres ASCII visibles, sin espacios.',
  otherRequest: 'Esa clave de Idempotency-Key ya se usó con otros datos. Usa una clave nueva para cada operación.',
  inProgress: 'La operación con esa clave todavía se está realizando. Inténtalo de nuevo en un momento.',
  answerLost: 'La operación con esa clave ya se realizó, pero su respuesta no se conservó. Consulta el resultado.',
} as const;

/** Why a WebSocket is closed or refuses a subscription. A close reason has at most 123 bytes. */
export const socketText = {
  unavailable: 'El servicio no está disponible por ahora. Intenta de nuevo en un momento.',
  tooManySockets: 'Hay demasiadas conexiones abiertas en tu cuenta. Cierra alguna pestaña.',
  tooManySubscriptions:
    'Hay demasiadas suscripciones abiertas en tu cuenta. Cierra alguna pestaña y vuelve a intentar.',
} as const;

/** What a browser shows at /graphql. */
export const graphqlPageText = {
  title: 'Foja · dirección para programas',
  what: 'Esta dirección responde a programas que envían operaciones GraphQL por POST o por WebSocket. Aquí no hay nada que leer.',
  toExplorer: 'Probar operaciones en el explorador',
  toGuide: 'Guía para desarrolladores',
  toProduct: 'Ir a Foja',
} as const;

export const restText = {
  tooLarge: errorText.PAYLOAD_TOO_LARGE,
  unknownRoute: 'Ruta no encontrada',
  malformedJson: 'El cuerpo de la petición no es JSON válido.',
  jsonExpected: 'Envía el cuerpo como application/json.',
} as const;

/** Of an account that is about to be deleted. */
export const closingText =
  'Tu cuenta está en proceso de eliminación y solo puede consultarse. Para volver a usarla, cancela la eliminación en Configuración, «Privacidad y datos».';
