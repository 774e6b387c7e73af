import { randomUUID } from 'node:crypto';
import { DraftedClause, type Contract, type ContractVersion } from '#db/entities/contract.entity.ts';
import type { DraftContractClauseInput } from '#schema/generated/contract.ts';
import { contractWords } from '#schema/text/contract-words.ts';
import { contractText as say } from '#schema/text/contracts.ts';
import { errorText } from '#schema/text/errors.ts';
import { validationText } from '#schema/text/validation.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { isStorable } from '#api/kernel/database/storable.ts';
import { ok, Refusal, userError } from '#api/kernel/errors.ts';
import { PortError } from '#api/ports/port-error.ts';
import type { AnswerPassage, ClauseDraft } from '#api/ports/llm.ts';
import { checkText } from '#api/features/citations/index.ts';
import { findArticles, retrieve, type ArticleText } from '#api/features/research/index.ts';
import { countMasks, maskPersonalData } from '#api/kernel/security/personal-data.rules.ts';
import { recordModelCall, requireModelUse } from '../../privacy/index.ts';
import { findContract, findVersion } from '../keeping/contract-rows.service.ts';

const LEAST = 10;
const MOST = 1000;
const DRAFTS = { name: 'contract-clause', points: 10, seconds: 60 };
/** The transaction of the mutation is open meanwhile: less than it may be idle. */
const MAX_WAIT_MS = 40_000;
const MAX_PASSAGES = 14;

const passageOf = (article: ArticleText): AnswerPassage[] => {
  const text = article.officialText ?? article.synthesis;
  if (text === null || article.isRepealed) return [];
  return [
    {
      statuteKey: article.statuteKey,
      statuteName: article.statute.name,
      statuteShortName: article.statute.shortName,
      articleNumber: article.number,
      title: article.title,
      text,
      source: article.officialText === null ? 'SYNTHESIS' : 'OFFICIAL',
      synthesis: article.synthesis,
      textAsOf: article.textAsOf,
    },
  ];
};

/** What the request is about, then what the contract rests on already. */
async function passagesFor(ctx: Ctx, request: string, { clauses }: ContractVersion): Promise<AnswerPassage[]> {
  const { articles } = await retrieve(ctx.em, request, { limit: 6 });
  const wanted = clauses.flatMap(({ basis }) => basis.map(({ lawKey, article }) => ({ key: lawKey, number: article })));
  const ofContract = await findArticles(ctx.em, wanted.slice(0, 40));
  const byId = new Map([...articles, ...ofContract].map((article) => [article.id, article]));
  return [...byId.values()].flatMap(passageOf).slice(0, MAX_PASSAGES);
}

async function draft(ctx: Ctx, contract: Contract, version: ContractVersion, request: string): Promise<ClauseDraft> {
  const { llm } = ctx.ports;
  if (!llm.draftClause) throw new Refusal('NOT_CONFIGURED', say.noModel);
  await requireModelUse(ctx);
  const passages = await passagesFor(ctx, request, version);
  const [asked, contractText] = [maskPersonalData(request), maskPersonalData(version.text)];
  await recordModelCall(ctx, {
    userId: signedIn(ctx).userId,
    purpose: 'CLAUSE',
    model: llm.model ?? llm.engine,
    subjectId: contract.id,
    characters: asked.length + contractText.length,
    replaced: countMasks(asked + contractText) - countMasks(request + version.text),
  });
  try {
    return await llm.draftClause(
      {
        request: asked,
        contract: `${contract.templateName} · ${contractWords.jurisdictions[contract.jurisdiction]}`,
        headings: version.clauses.map(({ heading }) => heading),
        contractText,
        passages,
      },
      AbortSignal.any([ctx.gone, AbortSignal.timeout(MAX_WAIT_MS)]),
    );
  } catch (error) {
    const isProvider = error instanceof PortError || (error instanceof DOMException && error.name === 'TimeoutError');
    if (!isProvider) throw error;
    ctx.log.warn({ err: error }, 'a clause was not drafted');
    throw new Refusal('UPSTREAM', say.notDrafted);
  }
}

/** A clause on request. It counts as a question of the chat, but only when it arrived. */
export async function draftContractClause(ctx: Ctx, input: DraftContractClauseInput) {
  const { userId } = signedIn(ctx);
  const request = input.request.trim();
  if (request.length < LEAST || request.length > MOST)
    return userError('VALIDATION', say.requestLength(LEAST, MOST), 'request');
  if (!isStorable(request)) return userError('VALIDATION', validationText.invalidCharacters, 'request');
  const contract = await findContract(ctx, input.contractId);
  const version = contract && (await findVersion(ctx, contract, null));
  if (!version) return userError('NOT_FOUND', errorText.NOT_FOUND, 'contractId');
  if (contract.status === 'ARCHIVED') return userError('CONFLICT', say.archived, 'contractId');
  await ctx.throttle.take(DRAFTS, userId);
  const { used, limit, resetsAt } = await ctx.usage.read(ctx, userId, 'chat_messages');
  if (limit !== -1 && used >= limit)
    throw new Refusal('LIMIT_REACHED', undefined, { used, limit, resetsAt: resetsAt.toISOString() });
  const { heading, paragraphs } = await draft(ctx, contract, version, request);
  const text = paragraphs.join('\n\n');
  const { citations } = await checkText(ctx.em, text);
  const clause = ctx.em.create(DraftedClause, {
    id: `extra_${randomUUID().replaceAll('-', '')}`,
    contract,
    citations: citations.length,
    verified: citations.filter(({ state }) => state === 'VERIFIED').length,
    createdAt: ctx.clock.now(),
  });
  await ctx.em.flush();
  await ctx.usage.spend(ctx, userId, 'chat_messages');
  return ok({
    clause: {
      id: clause.id,
      heading,
      text,
      citations: citations.map(({ citation, state, verdict, reason }) => ({
        text: citation,
        state,
        statement: reason || verdict,
      })),
    },
  });
}
