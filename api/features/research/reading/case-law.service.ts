import type { Court, DocumentKind, LegalArea, TextAccess } from '#schema/generated/contract.ts';
import { caseLawText } from '#schema/text/research.ts';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { oncePerRequest, type Ctx } from '#api/kernel/context.ts';

/** Whether the caller's plan reaches the full text of theses and rulings. */
export const textAccess = (ctx: Ctx): Promise<TextAccess> =>
  oncePerRequest(ctx, 'text-access', async () => {
    if (ctx.actor.kind !== 'user') return 'UPGRADE_REQUIRED';
    const { included } = await ctx.usage.includes(ctx, ctx.actor.userId, 'full_texts');
    return included ? 'FULL' : 'UPGRADE_REQUIRED';
  });

export interface ThesisFacts {
  id: string;
  registry: string;
  title: string;
  key: string | null;
  kind: DocumentKind;
  epoch: string | null;
  instance: string | null;
  body: string | null;
  court: Court | null;
  subjects: string[];
  area: LegalArea;
  location: string | null;
  publishedOn: string | null;
  publishedText: string | null;
  bindingFrom: string | null;
  text: string;
  precedents: string | null;
  officialUrl: string | null;
  isChecked: boolean;
}

export interface RulingFacts {
  id: string;
  title: string;
  decidedOn: string | null;
  courtName: string;
  court: Court | null;
  area: LegalArea;
  text: string;
  officialUrl: string | null;
}

const THESES = `select id, registry, title, key, kind, epoch, instance, body, court, subjects, area, location,
    published_on::text as "publishedOn", published_text as "publishedText", binding_from::text as "bindingFrom", text, precedents,
    official_url as "officialUrl", is_checked as "isChecked"
  from thesis`;
const RULINGS = `select id, title, decided_on::text as "decidedOn", court_name as "courtName", court, area, text,
    official_url as "officialUrl"
  from ruling`;

export const findTheses = (em: SqlEntityManager, ids: readonly string[]): Promise<ThesisFacts[]> =>
  em.execute<ThesisFacts[]>(`${THESES} where id in (select json_array_elements_text(?::json))`, [JSON.stringify(ids)]);

export const findRulings = (em: SqlEntityManager, ids: readonly string[]): Promise<RulingFacts[]> =>
  em.execute<RulingFacts[]>(`${RULINGS} where id in (select json_array_elements_text(?::json))`, [JSON.stringify(ids)]);

/** By registro digital or by clave, with or without its spaces. */
export async function readThesis(ctx: Ctx, asked: string): Promise<ThesisFacts | null> {
  const name = asked.trim().slice(0, 80);
  const [found] = await ctx.em.execute<ThesisFacts[]>(
    // With its época or without it.
    `${THESES} where registry = ? or lower(replace(key, ' ', '')) = lower(replace(?, ' ', ''))
       or lower(regexp_replace(key, '\\s*\\(\\d+a\\.{0,1}\\)\\s*$|\\s', '', 'g')) = lower(replace(?, ' ', ''))
     order by registry = ? desc, published_on desc nulls last limit 1`,
    [name, name, name, name],
  );
  return found ?? null;
}

export async function readRuling(ctx: Ctx, id: string): Promise<RulingFacts | null> {
  const [found] = await ctx.em.execute<RulingFacts[]>(`${RULINGS} where id = ?`, [id.slice(0, 100).toLowerCase()]);
  return found ?? null;
}

const EXCERPT = 420;

/** A cover page in capitals says nothing: the excerpt begins with the first paragraph that is a sentence. */
const isSentence = (paragraph: string): boolean =>
  paragraph.length > 80 && /\p{Ll}{3}.*\p{Ll}{3}.*\p{Ll}{3}/su.test(paragraph);

/** First words of a text, cut between two of them. */
export const excerptOf = (text: string): string => {
  const paragraphs = text.split(/\n+/);
  const first = Math.max(0, paragraphs.findIndex(isSentence));
  const flat = paragraphs.slice(first).join(' ').replace(/\s+/g, ' ').trim();
  return flat.length <= EXCERPT ? flat : `${flat.slice(0, EXCERPT).replace(/\s+\S*$/, '')}…`;
};

/** A text that only a paid plan reads whole. */
export const gated = async (ctx: Ctx, text: string | null): Promise<string | null> =>
  (await textAccess(ctx)) === 'FULL' ? text : null;

export const verificationOf = ({ isChecked }: ThesisFacts): string =>
  isChecked ? caseLawText.checked : caseLawText.unchecked;

/** As lawyers cite it: clave, registro digital, órgano, época. */
export const thesisCitation = (thesis: ThesisFacts): string =>
  caseLawText.thesisCitation({
    kind: thesis.kind,
    key: thesis.key,
    registry: thesis.registry,
    body: thesis.body ?? thesis.instance,
    epoch: thesis.epoch,
    title: thesis.title,
  });

export const rulingCitation = ({ title, courtName, decidedOn }: RulingFacts): string =>
  caseLawText.rulingCitation(title, courtName, decidedOn);
