import type { ContractTemplate } from '../contract-template.ts';
import { blockingChecks } from './sociedad/blocking-checks.ts';
import { founding } from './sociedad/blocks.ts';
import { closing } from './sociedad/closing.ts';
import { fields, steps } from './sociedad/fields.ts';
import { organs } from './sociedad/organs.ts';
import { otherChecks } from './sociedad/other-checks.ts';
import { samples } from './sociedad/samples.ts';

export const sociedad = {
  id: 'sociedad',
  name: 'Sociedad',
  description: 'Proyecto de contrato y estatutos: sociedad anónima, de responsabilidad limitada, promotora de inversión, por acciones simplificada o civil.',
  category: 'CORPORATE',
  complexity: 'ADVANCED',
  isPremium: true,
  numbering: 'ORDINAL',
  steps,
  fields,
  blocks: [...founding, ...organs, ...closing],
  checks: [...blockingChecks, ...otherChecks],
  formalities: [
    'Las sociedades mercantiles se constituyen ante notario o corredor público y se inscriben en el Registro Público de Comercio dentro de los quince días siguientes (artículos 5 y 7 de la Ley General de Sociedades Mercantiles). La S.A.S. se constituye en el sistema electrónico de la Secretaría de Economía (artículos 262 y 263).',
    'La denominación requiere autorización de la Secretaría de Economía (artículo 15 de la Ley de Inversión Extranjera).',
    'La sociedad civil consta por escrito, en escritura pública si se aportan bienes que la requieran, y se inscribe en el registro de sociedades civiles (artículos 2690 y 2694 del Código Civil Federal y del Distrito Federal).',
    'La sociedad se inscribe en el Registro Federal de Contribuyentes y, si hay inversión extranjera, en el Registro Nacional de Inversiones Extranjeras dentro de cuarenta días hábiles (artículo 27 del Código Fiscal de la Federación y artículo 32 de la Ley de Inversión Extranjera).',
    'La Ley del Mercado de Valores, que rige a la S.A.P.I., y los códigos civiles de Jalisco y Nuevo León no están en el acervo: confirma lo que dependa de ellos.',
  ],
  samples,
} as const satisfies ContractTemplate;
