import type { ContractTemplate } from './contract-template.ts';
import { arrendamiento } from './templates/arrendamiento.ts';
import { compraventaCasa } from './templates/compraventa_casa.ts';
import { compraventaMuebles } from './templates/compraventa_muebles.ts';
import { compraventaVehiculo } from './templates/compraventa_vehiculo.ts';
import { confidencialidad } from './templates/confidencialidad.ts';
import { contratoTrabajo } from './templates/contrato_trabajo.ts';
import { convenioLaboral } from './templates/convenio_laboral.ts';
import { mutuo } from './templates/mutuo.ts';
import { obraCivil } from './templates/obra_civil.ts';
import { pagare } from './templates/pagare.ts';
import { poderEspecial } from './templates/poder_especial.ts';
import { poderGeneral } from './templates/poder_general.ts';
import { serviciosProfesionales } from './templates/servicios_profesionales.ts';
import { sociedad } from './templates/sociedad.ts';

/** The templates of the product, in the order in which they are shown. */
export const contractTemplates: readonly ContractTemplate[] = [
  compraventaCasa,
  compraventaVehiculo,
  compraventaMuebles,
  poderGeneral,
  poderEspecial,
  serviciosProfesionales,
  obraCivil,
  pagare,
  mutuo,
  arrendamiento,
  confidencialidad,
  sociedad,
  contratoTrabajo,
  convenioLaboral,
];

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
