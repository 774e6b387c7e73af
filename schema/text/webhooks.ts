import type { WebhookFailure } from '../generated/contract.ts';

/** Webhooks: refusals of the server, results of attempts, and the mail about one that was switched off. */

type UrlProblem = 'FORM' | 'NOT_HTTPS' | 'CREDENTIALS' | 'PORT' | 'HOST' | 'NAME_NOT_FOUND' | 'ADDRESS_REFUSED';

export const webhookText = {
  urlProblem: {
    FORM: 'Escribe una dirección completa y sin espacios: https://ejemplo.mx/foja.',
    NOT_HTTPS: 'La dirección debe empezar con https://.',
    CREDENTIALS: 'La dirección no puede llevar usuario ni contraseña. La firma de cada envío identifica a Foja.',
    PORT: 'Usa el puerto 443 o el 8443.',
    HOST: 'Usa un nombre de dominio público, no una dirección IP ni un nombre de red local.',
    NAME_NOT_FOUND: 'No encontramos ese dominio. Revisa que esté bien escrito.',
    ADDRESS_REFUSED: 'Ese dominio lleva a una red privada. Foja solo envía a direcciones públicas.',
  } satisfies Record<UrlProblem, string>,
  descriptionInvalid: 'La descripción puede tener hasta 120 caracteres.',
  eventsInvalid: 'Elige al menos un evento de la lista.',
  tooMany: (most: number) => `Ya tienes ${most} webhooks. Elimina alguno antes de crear otro.`,
  planRefused: 'Los webhooks están incluidos en los planes Profesional, Enterprise y Personalizado.',
  notActive: 'El webhook no está activo. Actívalo y vuelve a intentarlo.',
  taken: (status: number) => `Entregado: el receptor respondió ${status}.`,
  failure: {
    STATUS: (status) => `El receptor respondió ${status}. Debe responder con un código 2xx.`,
    REDIRECT: (status) => `El receptor respondió con una redirección (${status}), que no se sigue.`,
    NAME_NOT_FOUND: () => 'No se encontró el dominio de la dirección.',
    ADDRESS_REFUSED: () => 'El dominio lleva a una red privada, y no se envió nada.',
    NO_CONNECTION: () => 'No hubo conexión con el receptor.',
    CERTIFICATE: () => 'El certificado del receptor no es válido para su dominio.',
    TIMEOUT: () => 'El receptor no respondió en 5 segundos.',
    TOO_LARGE: () => 'La respuesta del receptor pasó de 64 kB.',
  } satisfies Record<WebhookFailure, (status: number | null) => string>,
  disabledToast: (host: string) => `Desactivamos el webhook de ${host}: llevaba días sin recibir nada.`,
} as const;

export const webhookDisabledMail = {
  subject: 'Desactivamos un webhook que no recibe',
  greeting: 'Hola:',
  body: (host: string) =>
    `El receptor en ${host} no ha aceptado ningún envío durante días, o avisó que ya no existe. Desactivamos ese webhook y ya no le enviaremos eventos.`,
  remedy:
    'Cuando el receptor funcione otra vez, usa «Probar webhook» y actívalo. Los envíos que fallaron siguen en el registro durante 30 días y se pueden repetir.',
  open: 'Ver los webhooks',
  footer: 'Recibes este correo porque el webhook está en tu cuenta de Foja.',
} as const;
