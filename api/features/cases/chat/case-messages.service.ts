import type { MessageVersion } from '#schema/generated/contract.ts';
import { caseChatText } from '#schema/text/case-chat.ts';
import { CaseMessage } from '#db/entities/case.entity.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import type { Connection } from '#api/kernel/paging/connection.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { Refusal } from '#api/kernel/errors.ts';
import { isId } from '#api/kernel/ids.ts';
import { loadBatched } from '#api/kernel/graphql/loader.ts';
import { pageRequestOf, pageOf, readCursor, type KeyCheck, type PageArguments } from '#api/kernel/paging/pages.ts';
import { readRows, rowOf, type Row } from '#api/kernel/database/rows.ts';
import { canDeleteMessage, canEditMessage } from './case-chat.rules.ts';
import { caseAccessOf } from '../case-access.service.ts';
import type { Condition } from '#api/kernel/database/conditions.ts';
import { foldedSql, searchPatterns } from '#api/kernel/database/folded-search.ts';
import { mayChat } from './case-chat-access.service.ts';

export type MessageRow = Row<CaseMessage>;

/** A cursor holds the sequence of a message, which never changes. */
const isSequence: KeyCheck = (key) => Number.isInteger(key) && Number(key) > 0 && Number(key) < 2 ** 31;

/** Messages of a case. The statement itself checks the membership, so a member who was just removed reads none. */
export async function readMessages(
  ctx: Ctx,
  caseId: string,
  where: Condition,
  { limit, isLastFirst = false }: { limit: number; isLastFirst?: boolean },
): Promise<MessageRow[]> {
  const rows = await readRows(
    ctx.em,
    `select m.* from case_message m
     join case_member viewer on viewer.case_id = m.case_id and viewer.user_id = ? and viewer.role in ('OWNER', 'COLLABORATOR')
     where m.case_id = ? and ${where.sql} order by m.sequence ${isLastFirst ? 'desc' : 'asc'} limit ?`,
    [signedIn(ctx).userId, caseId, ...where.values, limit],
  );
  return rows.map((row) => rowOf(ctx.em, CaseMessage, row));
}

/** The newest `limit` messages since an instant, of all cases in which the reader may chat, oldest first. */
export async function readNewMessages(ctx: Ctx, since: Date, limit: number): Promise<MessageRow[]> {
  const rows = await readRows(
    ctx.em,
    `select m.* from case_message m
     join case_member viewer on viewer.case_id = m.case_id and viewer.user_id = ? and viewer.role in ('OWNER', 'COLLABORATOR')
     join legal_case c on c.id = m.case_id and c.last_activity_at >= ?
     where m.created_at >= ? and m.deleted_at is null order by m.created_at desc, m.sequence desc limit ?`,
    [signedIn(ctx).userId, since, since, limit],
  );
  return rows.toReversed().map((row) => rowOf(ctx.em, CaseMessage, row));
}

/** The text in lower case without accents, like the search patterns. */
const FOLDED = foldedSql('m.text');

function conditionOf({ after, before, search }: PageArguments & { search?: string | null }): Condition {
  const patterns = searchPatterns(search ?? '');
  const parts = [
    after ? { sql: 'm.sequence > ?', value: readCursor(after, [isSequence])[0] } : null,
    before ? { sql: 'm.sequence < ?', value: readCursor(before, [isSequence])[0] } : null,
    ...patterns.map((pattern) => ({ sql: `${FOLDED} like ?`, value: pattern })),
  ].filter((part) => part !== null);
  return {
    sql: parts.length > 0 ? parts.map(({ sql }) => sql).join(' and ') : 'true',
    values: parts.map(({ value }) => value),
  };
}

/** A page of a conversation, oldest first; with `last`, its newest page. */
export async function listCaseMessages(
  ctx: Ctx,
  args: PageArguments & { caseId: string; search?: string | null },
): Promise<Connection<MessageRow>> {
  if (!(await mayChat(ctx, args.caseId))) throw new Refusal('FORBIDDEN', caseChatText.membersOnly);
  const asked = pageRequestOf(args, [isSequence]);
  const limits = { limit: asked.size + 1, isLastFirst: asked.isBackwards };
  const found = await readMessages(ctx, args.caseId, conditionOf(args), limits);
  return pageOf(found, asked, { keys: ({ sequence }) => [sequence], node: (message) => message });
}

export interface MessageAuthor {
  name: string;
  /** Empty for a trial or a demo. */
  email: string;
}

/** The author of a message: one statement for all the messages of a request. */
export async function authorOf(ctx: Ctx, { author }: MessageRow): Promise<MessageAuthor> {
  const found = await loadBatched<MessageAuthor>(ctx, 'message-author', author.id, async (ids) => {
    const rows = await readRows<MessageAuthor & { id: string }>(
      ctx.em,
      `select id, name, coalesce(email, '') as email from user_account where id = any(?::text[])`,
      [`{${ids.join(',')}}`],
    );
    return new Map(rows.map((row) => [row.id, row]));
  });
  return found ?? { name: '', email: '' };
}

/** The message that a message replies to: one statement for all the messages of a request. */
export async function replyOf(ctx: Ctx, { replyTo }: MessageRow): Promise<CaseMessage | null> {
  if (!replyTo) return null;
  const found = await loadBatched(ctx, 'replied-message', replyTo.id, async (ids) => {
    const messages = await ctx.em.find(CaseMessage, { id: { $in: [...ids] } });
    return new Map(messages.map((message) => [message.id, message]));
  });
  return found ?? null;
}

export const messageVersionsOf = ({ versions }: MessageRow): MessageVersion[] =>
  versions.map(({ text, until }) => ({ text, until: new Date(until) }));

/** Messages of an archived case cannot be changed. */
const isOpen = async (ctx: Ctx, { legalCase }: MessageRow): Promise<boolean> =>
  (await caseAccessOf(ctx, legalCase.id))?.isArchived === false;

export const viewerCanEditMessage = async (ctx: Ctx, message: MessageRow): Promise<boolean> =>
  canEditMessage(message, signedIn(ctx).userId, ctx.clock.now()) && isOpen(ctx, message);

export const viewerCanDelete = async (ctx: Ctx, message: MessageRow): Promise<boolean> =>
  canDeleteMessage(message, signedIn(ctx).userId) && isOpen(ctx, message);

/** For `node(id)`: messages that the caller may read. */
export async function loadCaseMessages(ctx: Ctx, ids: string[]): Promise<MessageRow[]> {
  if (ctx.actor.kind !== 'user') return [];
  const possible = ids.filter((id) => isId(id, 'caseMessage'));
  if (possible.length === 0) return [];
  const rows = await readRows(
    ctx.em,
    `select m.* from case_message m
     join case_member viewer on viewer.case_id = m.case_id and viewer.user_id = ? and viewer.role in ('OWNER', 'COLLABORATOR')
     where m.id = any(?::text[])`,
    [ctx.actor.userId, `{${possible.join(',')}}`],
  );
  return rows.map((row) => rowOf(ctx.em, CaseMessage, row));
}

/** The last message of a chat that was not deleted; one statement for all the cases of a page. */
export async function lastMessageOf(ctx: Ctx, caseId: string): Promise<MessageRow | null> {
  const { userId } = signedIn(ctx);
  const found = await loadBatched<MessageRow>(ctx, `last-messages:${userId}`, caseId, async (ids) => {
    const rows = await readRows(
      ctx.em,
      `select last.* from case_member viewer cross join lateral (
         select m.* from case_message m where m.case_id = viewer.case_id and m.deleted_at is null
         order by m.sequence desc limit 1) last
       where viewer.user_id = ? and viewer.role in ('OWNER', 'COLLABORATOR') and viewer.case_id = any(?::text[])`,
      [userId, `{${ids.join(',')}}`],
    );
    return new Map(rows.map((row) => [String(row['case_id']), rowOf(ctx.em, CaseMessage, row)]));
  });
  return found ?? null;
}
