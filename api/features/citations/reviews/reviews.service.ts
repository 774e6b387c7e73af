import { LockMode } from '@mikro-orm/postgresql';
import { CitationReview, type StoredFilePlaces, type StoredReport } from '#db/entities/citation-review.entity.ts';
import type {
  CreateCitationReviewInput,
  DecideCitationInput,
  UpdateCitationReviewInput,
} from '#schema/generated/contract.ts';
import { citationReviewText as say } from '#schema/text/citations.ts';
import { errorText } from '#schema/text/errors.ts';
import { filesText } from '#schema/text/files.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { userError, ok, Refusal } from '#api/kernel/errors.ts';
import { storable } from '#api/kernel/database/storable.ts';
import { newId } from '#api/kernel/ids.ts';
import { readListingWithTotal } from '#api/kernel/paging/listing.ts';
import type { PageArguments } from '#api/kernel/paging/pages.ts';
import { discardIfRefused, takeUpload } from '#api/kernel/http/uploads.ts';
import { checkText } from '../checking/check-text.service.ts';
import { readText } from '../checking/read-long-text.service.ts';
import { findReview } from './find-review.service.ts';
import { movePlaces } from './places.rules.ts';
import {
  carryDecisions,
  MAX_REVIEWS,
  noteProblem,
  showReport,
  reviewTextProblem,
  reviewTitleOf,
  reviewTitleProblem,
} from './reviews.rules.ts';
import { textOfFile } from './text-of-file.service.ts';
import { isWordFile, keepFile } from './tracked-changes.service.ts';

/** Rate limit per account: checking a long text takes seconds of the server. */
const CHECKS_OF_ONE = { name: 'citation-check', points: 30, seconds: 60 };

const notFound = (field: string) => userError('NOT_FOUND', errorText.NOT_FOUND, field);

async function check(ctx: Ctx, text: string, writtenOn: string | null): Promise<StoredReport> {
  await ctx.throttle.take(CHECKS_OF_ONE, signedIn(ctx).userId);
  return checkText(ctx.em, text, { writtenOn, read: (given, most) => readText(ctx, given, most) });
}

/** Checks a text without storing it. */
export async function checkOnce(ctx: Ctx, input: { text: string; writtenOn?: string | null }) {
  const problem = reviewTextProblem(input.text);
  if (problem) throw new Refusal(problem.code, problem.message);
  const text = storable(input.text);
  const report = await check(ctx, text, input.writtenOn ?? null);
  return showReport({ length: text.length, report, places: null, decisions: {} });
}

/** Without their texts and reports, which may be large and are read on demand. */
export function listReviews(ctx: Ctx, args: PageArguments) {
  const where = { where: 'r.user_id = ?', values: [signedIn(ctx).userId] };
  const omit = ['text', 'places', 'report'] as const;
  return readListingWithTotal(
    ctx,
    { entity: CitationReview, orderBy: 'updatedAt', direction: 'desc', ...where, omit },
    args,
  );
}

interface Source {
  text: string;
  places: StoredFilePlaces | null;
  fileName: string | null;
  bytes: Uint8Array | null;
}

async function readSource(ctx: Ctx, input: CreateCitationReviewInput): Promise<Source | ReturnType<typeof userError>> {
  if (input.text && input.uploadId) return userError('VALIDATION', say.textOrFile, 'text');
  if (!input.uploadId) return { text: input.text ?? '', places: null, fileName: null, bytes: null };
  const file = await takeUpload(ctx, input.uploadId);
  if (!file) return userError('NOT_FOUND', filesText.missing, 'uploadId');
  const read = await textOfFile(ctx, file);
  if (!('problem' in read)) return { ...read, ...file };
  discardIfRefused(ctx, input.uploadId);
  return userError('VALIDATION', read.problem, 'uploadId');
}

const hasAll = async (ctx: Ctx, userId: string): Promise<boolean> =>
  (await ctx.em.count(CitationReview, { user: userId })) >= MAX_REVIEWS;

export async function createReview(ctx: Ctx, input: CreateCitationReviewInput) {
  const { userId } = signedIn(ctx);
  const badTitle = input.title == null ? null : reviewTitleProblem(input.title);
  if (badTitle) return userError('VALIDATION', badTitle, 'title');
  if (await hasAll(ctx, userId)) return userError('LIMIT_REACHED', say.tooMany(MAX_REVIEWS));
  const source = await readSource(ctx, input);
  if ('userErrors' in source) return source;
  const problem = reviewTextProblem(source.text);
  if (problem) return userError(problem.code, problem.message, input.uploadId ? 'uploadId' : 'text');
  const text = storable(source.text);
  const writtenOn = input.writtenOn ?? null;
  const report = await check(ctx, text, writtenOn);
  // Counted again behind a lock: parallel requests do not see each other's reviews.
  await ctx.em.execute('select pg_advisory_xact_lock(hashtext(?))', [`citation_review:${userId}`]);
  if (await hasAll(ctx, userId)) return userError('LIMIT_REACHED', say.tooMany(MAX_REVIEWS));
  const now = ctx.clock.now();
  const review = ctx.em.create(CitationReview, {
    id: newId('citationReview'),
    user: userId,
    title: input.title?.trim() ?? reviewTitleOf(text, source.fileName),
    fileName: source.fileName,
    text,
    places: source.places,
    writtenOn,
    report,
    decisions: {},
    createdAt: now,
    updatedAt: now,
  });
  if (source.bytes && isWordFile(source.fileName)) await keepFile(ctx, review, source.bytes);
  return ok({ review });
}

/** A new text or date is checked again; citations with the same wording keep their decisions. */
export async function updateReview(ctx: Ctx, input: UpdateCitationReviewInput) {
  signedIn(ctx);
  const review = await findReview(ctx, input.reviewId, LockMode.PESSIMISTIC_WRITE);
  if (!review) return notFound('reviewId');
  const badTitle = input.title == null ? null : reviewTitleProblem(input.title);
  if (badTitle) return userError('VALIDATION', badTitle, 'title');
  const problem = input.text == null ? null : reviewTextProblem(input.text);
  if (problem) return userError(problem.code, problem.message, 'text');
  const text = input.text == null ? review.text : storable(input.text);
  const writtenOn = input.writtenOn === undefined ? (review.writtenOn ?? null) : input.writtenOn;
  if (input.text != null || writtenOn !== (review.writtenOn ?? null)) {
    const report = await check(ctx, text, writtenOn);
    review.decisions = carryDecisions(review.report, review.decisions, report);
    const places = movePlaces(review.places ?? null, review.text, text);
    Object.assign(review, { text, places, writtenOn, report });
  }
  if (input.title != null) review.title = input.title.trim();
  review.updatedAt = ctx.clock.now();
  return ok({ review });
}

/** The last decision about a citation wins, also between several open screens. */
export async function decideCitation(ctx: Ctx, input: DecideCitationInput) {
  signedIn(ctx);
  const review = await findReview(ctx, input.reviewId, LockMode.PESSIMISTIC_WRITE);
  if (!review) return notFound('reviewId');
  const found = review.report.citations[input.index];
  if (!found) return notFound('index');
  // Another tab changed the text meanwhile: the decision was about another citation.
  if (input.citation != null && found.citation !== input.citation)
    return userError('CONFLICT', say.changedMeanwhile, 'index');
  const note = input.note?.trim() ? storable(input.note.trim()) : null;
  const problem = note === null ? null : noteProblem(note);
  if (problem) return userError('VALIDATION', problem, 'note');
  const { [input.index]: _before, ...others } = review.decisions;
  const decision = input.decision ?? null;
  review.decisions = decision === null && note === null ? others : { ...others, [input.index]: { decision, note } };
  review.updatedAt = ctx.clock.now();
  return ok({ review });
}

export async function deleteReview(ctx: Ctx, reviewId: string) {
  signedIn(ctx);
  const review = await findReview(ctx, reviewId);
  if (!review) return notFound('reviewId');
  ctx.em.remove(review);
  return ok({ deletedReviewId: reviewId });
}
