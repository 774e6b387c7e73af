import type { AttachmentInput, MessageAttachment } from '#schema/generated/contract.ts';
import { caseChatText } from '#schema/text/case-chat.ts';
import type { CaseMessage, StoredAttachment } from '#db/entities/case.entity.ts';
import { articleId, parseArticleId } from '#db/content/law-index.ts';
import type { Ctx } from '../../../kernel/context.ts';
import { loadMany } from '../../../kernel/loader.ts';
import { findArticles, type ArticleText } from '../../research/index.ts';
import { ATTACHMENTS_MAX } from './case-chat.rules.ts';

const labelOf = ({ statute, number }: ArticleText): string => caseChatText.articleLabel(statute.shortName, number);

/** What is attached, as it is kept; or why it cannot be. */
export async function attach(
  ctx: Ctx,
  given: readonly AttachmentInput[],
): Promise<{ attachments: StoredAttachment[]; refused: string | null }> {
  const refuse = (refused: string) => ({ attachments: [], refused });
  if (given.length === 0) return { attachments: [], refused: null };
  if (given.length > ATTACHMENTS_MAX) return refuse(caseChatText.tooManyAttachments);
  if (given.some(({ kind }) => kind !== 'ARTICLE')) return refuse(caseChatText.attachmentNotYet);
  const wanted = given.map(({ id }) => parseArticleId(id));
  const articles = await findArticles(
    ctx.em,
    wanted.filter((one) => one !== null),
  );
  const byId = new Map(articles.map((article) => [article.id, article]));
  const found = wanted.map((one) => one && byId.get(articleId(one.key, one.number)));
  if (found.some((article) => !article)) return refuse(caseChatText.articleNotFound);
  const distinct = [...new Set(found)].filter((article) => !!article);
  return {
    attachments: distinct.map((article) => ({ kind: 'ARTICLE', id: article.id, label: labelOf(article) })),
    refused: null,
  };
}

const DETAIL_MAX = 160;

/** What an article is, in a line: its heading, else how it begins. */
function detailOf({ title, isRepealed, officialText, synthesis }: ArticleText): string | null {
  if (isRepealed) return caseChatText.articleRepealed;
  const line = (title ?? officialText ?? synthesis ?? '').trim().replace(/\s+/g, ' ');
  return line.length > DETAIL_MAX ? `${line.slice(0, DETAIL_MAX).toWellFormed().trimEnd()}…` : line || null;
}

/** The cards of a message as they are now: one statement for all the articles of a request. */
export function attachmentsOf(ctx: Ctx, { attachments }: CaseMessage): Promise<MessageAttachment[]> {
  return Promise.all(
    attachments.map(async ({ kind, id, label }) => {
      const article = await loadMany(ctx, 'attached-article', id, async (ids) => {
        const found = await findArticles(
          ctx.em,
          ids.map(parseArticleId).filter((one) => one !== null),
        );
        return new Map(found.map((one) => [one.id, one]));
      });
      return { kind, id, label: article ? labelOf(article) : label, detail: article ? detailOf(article) : null };
    }),
  );
}
