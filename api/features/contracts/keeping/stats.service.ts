import { Contract } from '#db/entities/contract.entity.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { readRows, rowOf, type RawRow } from '#api/kernel/database/rows.ts';
import { countUsable } from '../templates/templates.service.ts';
import type { ContractRow } from './contract-rows.service.ts';

interface Figures {
  contracts: number;
  generation_ms: number | null;
  citations: number | null;
  verified: number | null;
}

const FIGURES = `
  select (select count(*)::int from contract where owner_id = ?) as contracts,
    (select avg(generation_ms)::float from contract where owner_id = ?) as generation_ms,
    sum(d.citations)::int as citations, sum(d.verified)::int as verified
  from contract_drafted_clause d join contract c on c.id = d.contract_id where c.owner_id = ?`;

const POPULAR = `
  select template_id as "templateId", max(template_name) as name, count(*)::int as "usageCount"
  from contract where owner_id = ? and template_id is not null
  group by template_id order by count(*) desc, max(created_at) desc limit 5`;

/** Duplicates are contracts of the account, but nothing generated them. */
const RECENT = `
  select c.* from contract c where c.owner_id = ? and c.generation_ms is not null
  order by c.created_at desc, c.id desc limit 5`;

interface TemplateUse {
  templateId: string;
  name: string;
  usageCount: number;
}

const rounded = (value: number, digits: number): number => Math.round(value * 10 ** digits) / 10 ** digits;

/** Counted when they are asked for. */
export async function contractStats(ctx: Ctx) {
  const { userId } = signedIn(ctx);
  const [figures] = await readRows<Figures>(ctx.em, FIGURES, [userId, userId, userId]);
  const popularTemplates = await readRows<TemplateUse>(ctx.em, POPULAR, [userId]);
  const recent = await readRows<RawRow>(ctx.em, RECENT, [userId]);
  const { contracts = 0, generation_ms: ms = null, citations = null, verified = null } = figures ?? {};
  return {
    availableTemplates: await countUsable(ctx),
    userContracts: contracts,
    aiConfidenceAvg: citations ? rounded((100 * (verified ?? 0)) / citations, 1) : null,
    generationTimeAvg: ms === null ? null : rounded(ms / 1000, 3),
    popularTemplates,
    recentGenerations: recent.map((row): ContractRow => rowOf(ctx.em, Contract, row)),
  };
}
