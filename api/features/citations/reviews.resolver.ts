import { Arg, Args, Ctx as Context, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { CitationReview, StoredTarget } from '#db/entities/citation-review.entity.ts';
import {
  CheckCitationsInput,
  CitationReportType,
  CitationReviewConnection,
  CitationReviewType,
  CitationTargetType,
  CreateCitationReviewInput,
  CreateCitationReviewPayload,
  DecideCitationInput,
  DecideCitationPayload,
  DeleteCitationReviewInput,
  DeleteCitationReviewPayload,
  ExportedFileType,
  QueryCitationReviewDocumentArgs,
  QueryCitationReviewsArgs,
  TrackedChangesFileType,
  UpdateCitationReviewInput,
  UpdateCitationReviewPayload,
} from '#api/kernel/graphql/types.generated.ts';
import { Allow } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { costOfWork } from '#api/kernel/graphql/cost.ts';
import { findTransitory } from '../research/index.ts';
import { citedArticle, citedThesis } from './cited-articles.service.ts';
import { findReview } from './reviews/find-review.service.ts';
import { writeReviewDocument } from './reviews/review-document.service.ts';
import {
  countsOfReview,
  pagesOfReview,
  pendingOfReview,
  reportOfReview,
  textOfReview,
} from './reviews/review-parts.service.ts';
import {
  checkOnce,
  createReview,
  decideCitation,
  deleteReview,
  listReviews,
  updateReview,
} from './reviews/reviews.service.ts';
import { trackedChangesProblemOf, writeTrackedChangesFile } from './reviews/tracked-changes.service.ts';

@Resolver(() => CitationTargetType)
export class CitationTargetResolver {
  @FieldResolver()
  article(@Root() { statuteKey, articleNumber }: CitationTargetType, @Context() ctx: Ctx) {
    return citedArticle(ctx, statuteKey, articleNumber);
  }

  @FieldResolver()
  thesis(@Root() { thesisRegistry }: CitationTargetType, @Context() ctx: Ctx) {
    return citedThesis(ctx, thesisRegistry);
  }

  @FieldResolver()
  transitory(@Root() { transitoryId }: StoredTarget, @Context() ctx: Ctx) {
    return findTransitory(ctx, transitoryId);
  }
}

@Resolver(() => CitationReviewType)
export class CitationReviewResolver {
  @FieldResolver()
  text(@Root() review: CitationReview, @Context() ctx: Ctx) {
    return textOfReview(ctx, review);
  }

  @FieldResolver()
  pages(@Root() review: CitationReview, @Context() ctx: Ctx) {
    return pagesOfReview(ctx, review);
  }

  @FieldResolver()
  counts(@Root() review: CitationReview, @Context() ctx: Ctx) {
    return countsOfReview(ctx, review);
  }

  @FieldResolver()
  pendingCount(@Root() review: CitationReview, @Context() ctx: Ctx) {
    return pendingOfReview(ctx, review);
  }

  @FieldResolver()
  report(@Root() review: CitationReview, @Context() ctx: Ctx) {
    return reportOfReview(ctx, review);
  }

  @FieldResolver()
  trackedChangesProblem(@Root() review: CitationReview, @Context() ctx: Ctx) {
    return trackedChangesProblemOf(ctx, review);
  }
}

@Resolver()
export class ReviewsResolver {
  @Query(() => CitationReportType, { complexity: costOfWork(60) })
  @Allow('citation:check')
  checkCitations(@Arg('input', () => CheckCitationsInput) input: CheckCitationsInput, @Context() ctx: Ctx) {
    return checkOnce(ctx, input);
  }

  @Query(() => CitationReviewConnection)
  @Allow('citation:read')
  citationReviews(@Args(() => QueryCitationReviewsArgs) args: QueryCitationReviewsArgs, @Context() ctx: Ctx) {
    return listReviews(ctx, args);
  }

  @Query(() => CitationReviewType, { nullable: true })
  @Allow('citation:read')
  citationReview(@Arg('id', () => ID) id: string, @Context() ctx: Ctx) {
    return findReview(ctx, id);
  }

  @Query(() => ExportedFileType, { complexity: costOfWork(60) })
  @Allow('citation:read')
  citationReviewDocument(
    @Args(() => QueryCitationReviewDocumentArgs) args: QueryCitationReviewDocumentArgs,
    @Context() ctx: Ctx,
  ) {
    return writeReviewDocument(ctx, args);
  }

  @Query(() => TrackedChangesFileType, { complexity: costOfWork(60) })
  @Allow('citation:read')
  citationReviewTrackedChanges(@Arg('id', () => ID) id: string, @Context() ctx: Ctx) {
    return writeTrackedChangesFile(ctx, id);
  }

  @Mutation(() => CreateCitationReviewPayload, { complexity: costOfWork(60) })
  @Allow('citation:write')
  createCitationReview(
    @Arg('input', () => CreateCitationReviewInput) input: CreateCitationReviewInput,
    @Context() ctx: Ctx,
  ) {
    return createReview(ctx, input);
  }

  @Mutation(() => UpdateCitationReviewPayload, { complexity: costOfWork(60) })
  @Allow('citation:write')
  updateCitationReview(
    @Arg('input', () => UpdateCitationReviewInput) input: UpdateCitationReviewInput,
    @Context() ctx: Ctx,
  ) {
    return updateReview(ctx, input);
  }

  @Mutation(() => DecideCitationPayload)
  @Allow('citation:write')
  decideCitation(@Arg('input', () => DecideCitationInput) input: DecideCitationInput, @Context() ctx: Ctx) {
    return decideCitation(ctx, input);
  }

  @Mutation(() => DeleteCitationReviewPayload)
  @Allow('citation:write')
  deleteCitationReview(
    @Arg('input', () => DeleteCitationReviewInput) input: DeleteCitationReviewInput,
    @Context() ctx: Ctx,
  ) {
    return deleteReview(ctx, input.reviewId);
  }
}
