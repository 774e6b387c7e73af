import type { ContractTemplate } from './contract-template.ts';

/** The templates of the product, in the order in which they are shown. */
export const contractTemplates: readonly ContractTemplate[] = [];

/** The types of the quick generator: what people read, the template that it opens, others that fit. */
export const quickTypes = [
  { label: 'Servicios Profesionales', templateId: 'servicios_profesionales', alternativeIds: [] },
  { label: 'Arrendamiento', templateId: 'arrendamiento', alternativeIds: [] },
  {
    label: 'Compraventa',
    templateId: 'compraventa_muebles',
    alternativeIds: ['compraventa_casa', 'compraventa_vehiculo'],
  },
  { label: 'Trabajo', templateId: 'contrato_trabajo', alternativeIds: [] },
  { label: 'Acuerdo de Confidencialidad', templateId: 'confidencialidad', alternativeIds: [] },
  { label: 'Sociedad', templateId: 'sociedad', alternativeIds: [] },
] as const;
