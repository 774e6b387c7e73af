import type { AttachmentInput, MessageAttachment } from '#schema/generated/contract.ts';
import { caseChatText } from '#schema/text/case-chat.ts';
import type { CaseMessage, StoredAttachment } from '#db/entities/case.entity.ts';
import { articleId, parseArticleId } from '#db/content/law-index.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { loadBatched } from '#api/kernel/graphql/loader.ts';
import { findArticles, type ArticleText } from '#api/features/research/index.ts';
import { fileUrl } from '#api/kernel/http/stored-files.ts';
import { attachmentSource } from './attachment-sources.service.ts';
import { MAX_ATTACHMENTS } from './case-chat.rules.ts';
import { formatOfMediaType } from '../documents/case-documents.rules.ts';
import { takeDocument, type NewDocument } from '../documents/case-documents.service.ts';

const labelOf = ({ statute, number }: ArticleText): string => caseChatText.articleLabel(statute.shortName, number);

/** The attachments of a message as they are stored, and the documents that are to be saved. */
export interface Attached {
  stored: StoredAttachment[];
  documents: NewDocument[];
}

/** The articles by the ids that were given; an error text when one is not found. */
async function articlesOf(ctx: Ctx, ids: readonly string[]): Promise<Map<string, ArticleText> | string> {
  if (ids.length === 0) return new Map();
  const wanted = ids.map((id) => ({ id, place: parseArticleId(id) }));
  const places = wanted.flatMap(({ place }) => (place ? [place] : []));
  const held = new Map((await findArticles(ctx.em, places)).map((article) => [article.id, article]));
  const found = new Map<string, ArticleText>();
  for (const { id, place } of wanted) {
    const article = place && held.get(articleId(place.key, place.number));
    if (!article) return caseChatText.articleNotFound;
    found.set(id, article);
  }
  return found;
}

const storedDocument = ({ id, fileName, mediaType, byteLength }: NewDocument): StoredAttachment => ({
  kind: 'DOCUMENT',
  id,
  label: fileName,
  byteLength,
  mediaType,
});

const readOffered = async (ctx: Ctx, { kind, id }: Pick<StoredAttachment, 'kind' | 'id'>) => {
  const source = attachmentSource(ctx, kind);
  return source ? loadBatched(ctx, `attached:${kind}`, id, (ids) => source(ctx, ids)) : undefined;
};

/** Attachments of other features, as they are stored, in one statement for each kind; or an error text. */
async function attachOffered(ctx: Ctx, caseId: string, given: readonly AttachmentInput[]) {
  const offered = given.filter(({ kind }) => kind !== 'ARTICLE' && kind !== 'DOCUMENT');
  const items = await Promise.all(offered.map((one) => readOffered(ctx, one)));
  const stored = new Map<string, StoredAttachment>();
  for (const [at, { kind, id }] of offered.entries()) {
    const item = items[at];
    if (!item) return caseChatText.attachedNotFound;
    if (item.isDeleted) return caseChatText.attachedDeleted;
    if (item.caseId !== caseId) return caseChatText.attachedElsewhere;
    stored.set(id, { kind, id, label: item.label });
  }
  return stored;
}

/** Checks the attachments of a new message, in their order and without duplicates; or says why one is refused. */
export async function attach(
  ctx: Ctx,
  caseId: string,
  given: readonly AttachmentInput[],
): Promise<Attached | { refused: string }> {
  if (given.length > MAX_ATTACHMENTS) return { refused: caseChatText.tooManyAttachments };
  const articles = await articlesOf(
    ctx,
    given.flatMap(({ kind, id }) => (kind === 'ARTICLE' ? [id] : [])),
  );
  if (typeof articles === 'string') return { refused: articles };
  const offered = await attachOffered(ctx, caseId, given);
  if (typeof offered === 'string') return { refused: offered };
  const stored = new Map<string, StoredAttachment>();
  const documents: NewDocument[] = [];
  for (const { kind, id } of given) {
    const article = kind === 'ARTICLE' ? articles.get(id) : null;
    if (article) stored.set(article.id, { kind: 'ARTICLE', id: article.id, label: labelOf(article) });
    if (article || stored.has(id)) continue;
    const item = offered.get(id);
    if (item) {
      stored.set(id, item);
      continue;
    }
    const document = await takeDocument(ctx, id);
    if ('refused' in document) return document;
    documents.push(document);
    stored.set(id, storedDocument(document));
  }
  return { stored: [...stored.values()], documents };
}

const MAX_DETAIL_LENGTH = 160;

/** One line about an article: its heading, else its beginning. */
function detailOf({ title, isRepealed, officialText, synthesis }: ArticleText): string | null {
  if (isRepealed) return caseChatText.articleRepealed;
  const line = (title ?? officialText ?? synthesis ?? '').trim().replace(/\s+/g, ' ');
  return line.length > MAX_DETAIL_LENGTH
    ? `${line.slice(0, MAX_DETAIL_LENGTH).toWellFormed().trimEnd()}…`
    : line || null;
}

const NO_FILE = { url: null, byteLength: null, mediaType: null };

async function articleCard(ctx: Ctx, { id, label }: StoredAttachment): Promise<MessageAttachment> {
  const article = await loadBatched(ctx, 'attached-article', id, async (ids) => {
    const found = await findArticles(
      ctx.em,
      ids.map(parseArticleId).filter((one) => one !== null),
    );
    return new Map(found.map((one) => [one.id, one]));
  });
  if (!article) return { kind: 'ARTICLE', id, label, state: 'UNAVAILABLE', detail: null, ...NO_FILE };
  return {
    kind: 'ARTICLE',
    id,
    label: labelOf(article),
    state: 'AVAILABLE',
    detail: detailOf(article) ?? '',
    ...NO_FILE,
  };
}

/** No access check: who may read the message may read its documents. */
async function documentCard(document: StoredAttachment): Promise<MessageAttachment> {
  const { id, label, byteLength = 0, mediaType = '' } = document;
  const detail = caseChatText.documentDetail(formatOfMediaType(mediaType), byteLength);
  return { kind: 'DOCUMENT', id, label, state: 'AVAILABLE', detail, url: fileUrl(id), byteLength, mediaType };
}

/** A viewer who may not see the object does not get its stored label either: it may be in a case of others now. */
async function offeredCard(ctx: Ctx, { kind, id }: StoredAttachment): Promise<MessageAttachment> {
  const item = await readOffered(ctx, { kind, id });
  if (!item) return { kind, id, label: caseChatText.hiddenThing, state: 'UNAVAILABLE', detail: null, ...NO_FILE };
  const { label, detail, isDeleted } = item;
  if (isDeleted) return { kind, id, label, state: 'DELETED', detail: null, ...NO_FILE };
  return { kind, id, label, state: 'AVAILABLE', detail, ...NO_FILE };
}

function cardOf(ctx: Ctx, one: StoredAttachment): Promise<MessageAttachment> {
  if (one.kind === 'DOCUMENT') return documentCard(one);
  return one.kind === 'ARTICLE' ? articleCard(ctx, one) : offeredCard(ctx, one);
}

/** The attachments of a message in their present state; one statement for each kind in a request. */
export const attachmentsOf = (
  ctx: Ctx,
  { attachments }: Pick<CaseMessage, 'attachments'>,
): Promise<MessageAttachment[]> => Promise.all(attachments.map((one) => cardOf(ctx, one)));
