import type { PlanCode } from '#schema/generated/contract.ts';

/** The plans as people read them. */
export const planLabel = {
  TRIAL: 'Prueba',
  DEMO: 'Demostración',
  FREE: 'Gratis',
  BASIC: 'Básico',
  PROFESSIONAL: 'Profesional',
  ENTERPRISE: 'Empresarial',
  CUSTOM: 'A la medida',
} satisfies Record<PlanCode, string>;

/** The link to them. */
export const seePlans = 'Ver planes';
