import type { PlanCode } from '#schema/generated/contract.ts';

/** Who may do what with contracts and templates. */

/** A contract is its owner's alone; the case that it belongs to gives nobody else access. */
export const ownsContract = (userId: string, { owner }: { owner: { id: string } }): boolean => owner.id === userId;

/** Plans without the premium templates, also where the section was granted. */
const WITHOUT_PREMIUM: ReadonlySet<PlanCode> = new Set(['TRIAL', 'DEMO', 'FREE']);

export const isTemplateLocked = (isPremium: boolean, plan: PlanCode): boolean => isPremium && WITHOUT_PREMIUM.has(plan);
