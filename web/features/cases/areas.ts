import type { LegalArea } from '#schema/generated/contract.ts';
import { areaLabels } from '#schema/text/research.ts';

export const AREAS = Object.keys(areaLabels) as LegalArea[];
