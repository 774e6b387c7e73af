import { claimRequirements } from './claim.ts';
import { contractRequirements } from './contract.ts';
import { deedRequirements } from './deed.ts';
import { powerRequirements } from './power.ts';
import { promissoryNoteRequirements } from './promissory-note.ts';
import type { RequirementData } from './requirement.ts';
import { willRequirements } from './will.ts';

export type { RequirementCheck, RequirementData } from './requirement.ts';

/** Requirements of law by type of document; none of what has no type. */
export const documentRequirements: Record<
  'CONTRACT' | 'POWER_OF_ATTORNEY' | 'CLAIM' | 'WILL' | 'PROMISSORY_NOTE' | 'DEED' | 'UNKNOWN',
  readonly RequirementData[]
> = {
  CONTRACT: contractRequirements,
  POWER_OF_ATTORNEY: powerRequirements,
  CLAIM: claimRequirements,
  WILL: willRequirements,
  PROMISSORY_NOTE: promissoryNoteRequirements,
  DEED: deedRequirements,
  UNKNOWN: [],
};
