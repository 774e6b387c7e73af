import { quickTypes } from '#db/content/contracts/index.ts';
import { ContractTemplateFile } from '#db/entities/contract.entity.ts';
import { MEXICO_CITY, dayIn } from '#schema/lib/zones.ts';
import { contractText as say } from '#schema/text/contracts.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { Refusal } from '#api/kernel/errors.ts';
import { loadBatched } from '#api/kernel/graphql/loader.ts';
import { isId } from '#api/kernel/ids.ts';
import { readRows, type Row } from '#api/kernel/database/rows.ts';
import { isTemplateLocked } from '../contracts.policy.ts';
import { templates } from '../generation/index.ts';
import { showTemplate, templateOfFile, type FoundTemplate, type TemplateView } from './template-view.rules.ts';

/** The templates of the product, and those that the caller brought. */

/** The day by which contracts are written. */
export const todayInMexico = (ctx: Ctx): string => dayIn(MEXICO_CITY, ctx.clock.now());

type OwnFile = Row<Omit<ContractTemplateFile, 'content'>>;

const ownTemplate = (file: OwnFile): FoundTemplate => ({
  template: templateOfFile(file),
  own: { fileName: file.fileName, createdAt: file.createdAt },
  isLocked: false,
});

async function productTemplates(ctx: Ctx): Promise<FoundTemplate[]> {
  const plan = await ctx.usage.planOf(ctx, signedIn(ctx).userId);
  return templates().map((template) => ({
    template,
    own: null,
    isLocked: isTemplateLocked(template.isPremium, plan),
  }));
}

const ownTemplates = async (ctx: Ctx): Promise<FoundTemplate[]> =>
  (
    await ctx.em.find(
      ContractTemplateFile,
      { owner: signedIn(ctx).userId },
      { orderBy: { createdAt: 'desc', id: 'desc' } },
    )
  ).map(ownTemplate);

/** A template that the caller may see, also a locked one. */
async function findTemplate(ctx: Ctx, id: string): Promise<FoundTemplate | null> {
  if (!isId(id, 'contractTemplate'))
    return (await productTemplates(ctx)).find(({ template }) => template.id === id) ?? null;
  const file = await ctx.em.findOne(ContractTemplateFile, { id, owner: signedIn(ctx).userId });
  return file && ownTemplate(file);
}

/** A template that the caller may use; refused otherwise. */
export async function usableTemplate(ctx: Ctx, id: string): Promise<FoundTemplate> {
  const found = await findTemplate(ctx, id);
  if (!found) throw new Refusal('NOT_FOUND', say.templateUnknown, { field: 'templateId' });
  if (found.isLocked) throw new Refusal('PREMIUM_REQUIRED', say.templateLocked, { requiredPlan: 'BASIC' });
  return found;
}

export async function listTemplates(ctx: Ctx): Promise<TemplateView[]> {
  const today = todayInMexico(ctx);
  return [...(await productTemplates(ctx)), ...(await ownTemplates(ctx))].map((found) => showTemplate(found, today));
}

export async function showOneTemplate(ctx: Ctx, id: string): Promise<TemplateView | null> {
  const found = await findTemplate(ctx, id);
  return found && showTemplate(found, todayInMexico(ctx));
}

export async function countUsable(ctx: Ctx): Promise<number> {
  const usable = (await productTemplates(ctx)).filter(({ isLocked }) => !isLocked).length;
  return usable + (await ctx.em.count(ContractTemplateFile, { owner: signedIn(ctx).userId }));
}

export const listQuickTypes = () => quickTypes;

/** Contracts that the caller made of a template; one statement for all templates. */
export async function usageOf(ctx: Ctx, templateId: string): Promise<number> {
  const { userId } = signedIn(ctx);
  const found = await loadBatched<number>(ctx, `contract-uses:${userId}`, templateId, async () => {
    const rows = await readRows<{ template_id: string; uses: number }>(
      ctx.em,
      `select template_id, count(*)::int as uses from contract where owner_id = ? and template_id is not null
       group by template_id`,
      [userId],
    );
    return new Map(rows.map(({ template_id: id, uses }) => [id, uses]));
  });
  return found ?? 0;
}
