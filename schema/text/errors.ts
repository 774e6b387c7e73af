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
  INVALID_CREDENTIALS: 'Credenciales inválidas',
  RATE_LIMITED: 'Demasiados intentos. Espera un momento y vuelve a intentar.',
  PAYLOAD_TOO_LARGE: 'Lo que enviaste es demasiado grande.',
  UNSUPPORTED_MEDIA_TYPE: 'Ese tipo de contenido no se acepta.',
  NOT_CONFIGURED: 'Esta función no está configurada en el servidor.',
  UPSTREAM: 'Un servicio del que dependemos no respondió. Intenta de nuevo en unos minutos.',
  UNAVAILABLE: 'El servicio no está disponible por ahora. No se perdió nada: intenta de nuevo en un momento.',
  INTERNAL: 'Ocurrió un error inesperado. Intenta de nuevo; si continúa, comparte el número de referencia.',
  BAD_REQUEST: 'La consulta no es válida para este servicio.',
} satisfies Record<ErrorCode, string>;

/** About the header `Idempotency-Key`. */
export const idempotencyText = {
  keyInvalid: 'La clave de Idempotency-Key debe tener entre 1 y 128 caracteres ASCII visibles, sin espacios.',
  otherRequest: 'Esa clave de Idempotency-Key ya se usó con otros datos. Usa una clave nueva para cada operación.',
  inProgress: 'La operación con esa clave todavía se está realizando. Inténtalo de nuevo en un momento.',
  answerLost: 'La operación con esa clave ya se realizó, pero su respuesta no se conservó. Consulta el resultado.',
} as const;

/** Why a WebSocket is closed or refuses a subscription. A close reason has at most 123 bytes. */
export const socketText = {
  tooManySockets: 'Hay demasiadas conexiones abiertas en tu cuenta. Cierra alguna pestaña.',
  tooManySubscriptions:
    'Hay demasiadas suscripciones abiertas en tu cuenta. Cierra alguna pestaña y vuelve a intentar.',
} as const;

export const restText = {
  tooLarge: errorText.PAYLOAD_TOO_LARGE,
  internal: errorText.INTERNAL,
  unknownRoute: 'Ruta no encontrada',
  malformedJson: 'El cuerpo de la petición no es JSON válido.',
  jsonExpected: 'Envía el cuerpo como application/json.',
} as const;
