import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type * as C from '#schema/generated/contract.ts';
import { countedConnectionOf } from '#api/kernel/paging/connection.ts';
import { DocumentFormatEnum } from '#api/kernel/http/files.types.ts';
import { DateScalar } from '#api/kernel/graphql/scalars.ts';
import { Node } from '#api/kernel/system.resolver.ts';
import { Payload } from '#api/kernel/graphql/user-error.ts';
import { CitationDecisionEnum } from './checking.types.ts';

/** Its text, its report and what is counted of it are read when they are asked for. */
@ObjectType('CitationReview', { implements: Node })
export class CitationReviewType
  extends Node
  implements Omit<C.CitationReview, 'text' | 'counts' | 'pendingCount' | 'report'>
{
  @Field(() => String) title!: string;
  @Field(() => String, { nullable: true }) fileName!: string | null;
  @Field(() => DateScalar, { nullable: true }) writtenOn!: string | null;
  @Field(() => Date) createdAt!: Date;
  @Field(() => Date) updatedAt!: Date;
}

export const CitationReviewConnection = countedConnectionOf(CitationReviewType, 'CitationReview');

@ArgsType()
export class CitationReviewsArgs {
  @Field(() => Int, { nullable: true, defaultValue: 20 }) first?: number | null;
  @Field(() => String, { nullable: true }) after?: string | null;
}

@ArgsType()
export class ReviewDocumentArgs {
  @Field(() => ID) id!: string;
  @Field(() => DocumentFormatEnum) format!: C.DocumentFormat;
}

@InputType('CreateCitationReviewInput')
export class CreateCitationReviewInput implements C.CreateCitationReviewInput {
  @Field(() => String, { nullable: true }) text?: string | null;
  @Field(() => ID, { nullable: true }) uploadId?: string | null;
  @Field(() => String, { nullable: true }) title?: string | null;
  @Field(() => DateScalar, { nullable: true }) writtenOn?: string | null;
}

@InputType('UpdateCitationReviewInput')
export class UpdateCitationReviewInput implements C.UpdateCitationReviewInput {
  @Field(() => ID) reviewId!: string;
  @Field(() => String, { nullable: true }) title?: string | null;
  @Field(() => String, { nullable: true }) text?: string | null;
  @Field(() => DateScalar, { nullable: true }) writtenOn?: string | null;
}

@InputType('DecideCitationInput')
export class DecideCitationInput implements C.DecideCitationInput {
  @Field(() => ID) reviewId!: string;
  @Field(() => Int) index!: number;
  @Field(() => String, { nullable: true }) citation?: string | null;
  @Field(() => CitationDecisionEnum, { nullable: true }) decision?: C.CitationDecision | null;
  @Field(() => String, { nullable: true }) note?: string | null;
}

@InputType('DeleteCitationReviewInput')
export class DeleteCitationReviewInput implements C.DeleteCitationReviewInput {
  @Field(() => ID) reviewId!: string;
}

@ObjectType('CreateCitationReviewPayload')
export class CreateCitationReviewPayload extends Payload {
  @Field(() => CitationReviewType, { nullable: true }) review!: CitationReviewType | null;
}

@ObjectType('UpdateCitationReviewPayload')
export class UpdateCitationReviewPayload extends Payload {
  @Field(() => CitationReviewType, { nullable: true }) review!: CitationReviewType | null;
}

@ObjectType('DecideCitationPayload')
export class DecideCitationPayload extends Payload {
  @Field(() => CitationReviewType, { nullable: true }) review!: CitationReviewType | null;
}

@ObjectType('DeleteCitationReviewPayload')
export class DeleteCitationReviewPayload extends Payload implements C.DeleteCitationReviewPayload {
  @Field(() => ID, { nullable: true }) deletedReviewId!: string | null;
}
