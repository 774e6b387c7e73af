import type {
  ContractCategory,
  ContractCheckSeverity,
  ContractComplexity,
  ContractJurisdiction,
  ContractMailState,
  ContractStatus,
} from '../generated/contract.ts';

/** Labels of contracts. */

export const contractCategoryLabels = {
  CIVIL: 'Civil',
  COMMERCIAL: 'Mercantil',
  CORPORATE: 'Corporativo',
  LABOR: 'Laboral',
} satisfies Record<ContractCategory, string>;

export const contractComplexityLabels = {
  BASIC: 'Básico',
  INTERMEDIATE: 'Intermedio',
  ADVANCED: 'Avanzado',
} satisfies Record<ContractComplexity, string>;

export const contractJurisdictionLabels = {
  FEDERAL: 'México federal',
  CDMX: 'CDMX',
  JALISCO: 'Jalisco',
  NUEVO_LEON: 'Nuevo León',
} satisfies Record<ContractJurisdiction, string>;

export const contractStatusLabels = {
  DRAFT: 'Borrador',
  ARCHIVED: 'Archivado',
} satisfies Record<ContractStatus, string>;

export const contractSeverityLabels = {
  BLOCKING: 'Impide generar',
  WARNING: 'Advertencia',
  NOTE: 'Nota',
} satisfies Record<ContractCheckSeverity, string>;

export const contractMailStateLabels = {
  QUEUED: 'En espera: el servidor de correo aún no toma el mensaje',
  ACCEPTED: 'Enviado: el servidor de correo lo aceptó',
  OUTBOX: 'No salió: este servidor no envía correo; el mensaje quedó en su bandeja de salida',
  FAILED: 'No se pudo enviar: el servidor de correo lo rechazó o no respondió',
} satisfies Record<ContractMailState, string>;
