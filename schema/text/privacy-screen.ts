import type { PrivacyRequestState } from '../generated/contract.ts';
import { withCommas } from './words.ts';

/** «Privacidad y datos» of the settings. */
export const privacyScreenText = {
  loadFailed: 'No pudimos cargar esta sección.',
  saved: 'Listo, quedó guardado.',
  failed: 'No pudimos hacerlo.',

  copy: 'Una copia de tus datos',
  copyBody:
    'Todo lo que tu cuenta guarda, en JSON y CSV, con tus archivos. La preparamos en unos minutos y te avisamos por correo. Solo tu cuenta puede descargarla, durante siete días (derecho de acceso, artículo 22).',
  askCopy: 'Preparar una copia',
  copyQueued: 'Estamos preparando tu copia. Puedes seguir trabajando.',
  copyFailed: 'No pudimos preparar la copia. Pídela de nuevo.',
  copyReady: (until: string) => `Tu copia está lista. Disponible hasta el ${until}.`,
  download: (name: string, size: string) => `Descargar ${name} (${size})`,
  downloadFailed: 'No pudimos descargar el archivo.',

  choices: 'Cómo se usan tus datos',
  evaluation: 'Permitir evaluaciones automatizadas',
  evaluationHint:
    'Estimaciones y puntuaciones que se calculan sin que intervenga una persona. Puedes oponerte en cualquier momento (artículo 26, fracción II).',
  modelUse: 'Enviar textos a un modelo de inteligencia artificial externo',
  modelUseHint: (model: string | null) =>
    model === null
      ? 'Este servicio no usa ningún modelo externo: nada sale de él. Tu elección vale si algún día se conecta uno.'
      : `Este servicio usa ${model}. Sin tu consentimiento no se le envía nada y las respuestas las escribe el motor local. Nombres, RFC, CURP, CLABE, correos y teléfonos que se reconocen se sustituyen antes de enviar un documento.`,

  calls: 'Lo que se ha enviado',
  callsEmpty: 'No se ha enviado nada de tu cuenta a un modelo externo.',
  callsFailed: 'No pudimos cargar la lista.',
  callSize: (characters: number, replaced: number) =>
    `${withCommas(characters)} caracteres · ${replaced === 1 ? '1 dato sustituido' : `${withCommas(replaced)} datos sustituidos`}`,
  more: 'Ver más',

  requests: 'Tus solicitudes',
  requestsBody:
    'Para corregir un dato que no puedes cambiar en tu perfil, u oponerte a otro uso. La ley da veinte días hábiles para contestarte y quince más para cumplir (artículo 31).',
  newRequest: 'Nueva solicitud',
  right: 'Derecho',
  text: 'Qué pides y por qué',
  textHint: 'Entre 10 y 2,000 caracteres.',
  send: 'Enviar solicitud',
  noRequests: 'No has hecho ninguna solicitud.',
  answerBy: (day: string, left: number) => `Respuesta a más tardar el ${day}${leftText(left)}`,
  effectBy: (day: string, left: number) => `Se cumple a más tardar el ${day}${leftText(left)}`,
  received: (day: string) => `Recibida el ${day}`,

  deletion: 'Eliminar tu cuenta',
  deletionBody:
    'Tu cuenta se bloquea treinta días: se cierran sus sesiones, se revocan sus llaves de API y calendarios publicados, y solo puede consultarse. Después se elimina todo. Antes de esa fecha puedes cancelar (derecho de cancelación, artículo 24).',
  askDeletion: 'Eliminar mi cuenta',
  askDeletionTitle: '¿Eliminar tu cuenta?',
  confirmDeletion: 'Sí, eliminar mi cuenta',
  keepAccount: 'Conservar mi cuenta',
  sharedCases: (count: number) =>
    count === 1 ? 'Compartes un caso con colaboradores' : `Compartes ${withCommas(count)} casos con colaboradores`,
  handOver: 'Pasarlos a quien colabora desde hace más tiempo',
  deleteShared: 'Eliminarlos también para las demás personas',
  deletionAsked: 'Tu cuenta quedó bloqueada. Entra de nuevo si quieres consultarla o cancelar la eliminación.',
  deletionDue: (day: string) => `Tu cuenta se eliminará el ${day}`,
  deletionDueBody: 'Hasta entonces solo puede consultarse. Descarga una copia si la necesitas.',
  callOff: 'Cancelar la eliminación',
  calledOff: 'Tu cuenta no se eliminará.',
} as const;

const leftText = (left: number): string =>
  left < 0
    ? ': venció'
    : left === 0
      ? ': es el último día'
      : left === 1
        ? ': queda 1 día hábil'
        : `: quedan ${left} días hábiles`;

export const requestStateText = {
  OPEN: 'En espera de respuesta',
  ANSWERED: 'Procede',
  DONE: 'Cumplida',
  REFUSED: 'No procede',
  WITHDRAWN: 'Cancelada por ti',
} satisfies Record<PrivacyRequestState, string>;
