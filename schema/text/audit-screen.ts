import type { AuditActorKind } from '../generated/contract.ts';
import { withCommas } from './words.ts';

/** «Actividad» of the settings. */
export const activityText = {
  title: 'Registro de actividad',
  intro:
    'Quién entró a tu cuenta y qué se cambió, compartió, envió, descargó o eliminó. Nadie puede modificarlo: cada registro lleva la huella del anterior. Se conserva dos años.',
  kind: 'Tipo',
  allKinds: 'Todos',
  from: 'Desde',
  until: 'Hasta',
  csv: 'Descargar CSV',
  json: 'Descargar JSON',
  loadFailed: 'No pudimos cargar el registro de actividad.',
  saveFailed: 'No pudimos preparar el archivo.',
  empty: 'No hay actividad con esos filtros.',
  clear: 'Quitar filtros',
  more: 'Ver más',
  total: (count: number) => (count === 1 ? '1 registro' : `${withCommas(count)} registros`),
  failed: 'Rechazado',
  at: (address: string) => `IP ${address}`,
} as const;

export const actorText = {
  SELF: 'Tú',
  OTHER: 'Otra persona',
  API_KEY: 'Una llave de API',
  SERVICE: 'Foja',
  OPERATOR: 'Quien administra el servicio',
  VISITOR: 'Sin sesión',
} satisfies Record<AuditActorKind, string>;
