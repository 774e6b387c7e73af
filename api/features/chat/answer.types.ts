import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type * as C from '#schema/generated/contract.ts';
import { MoneyType } from '#api/kernel/money.types.ts';
import { DateScalar } from '#api/kernel/graphql/scalars.ts';
import { enumOf } from '#api/kernel/graphql/user-error.ts';

/** What an answer says of itself, and what is said of it. */

export const AnswerStyleEnum = enumOf<C.AnswerStyle>('AnswerStyle', ['STANDARD', 'PLAIN']);
const ClaimSupportEnum = enumOf<C.ClaimSupport>('ClaimSupport', ['SUPPORTED', 'WEAK', 'NONE']);
const UnderstoodKindEnum = enumOf<C.UnderstoodKind>('UnderstoodKind', ['DATE', 'AMOUNT', 'DURATION']);
const ReadingKindEnum = enumOf<C.ReadingKind>('ReadingKind', ['ROLE', 'SUBJECT', 'INTENT', 'PLACE']);
const AnswerActionKindEnum = enumOf<C.AnswerActionKind>('AnswerActionKind', [
  'COMPUTE_DEADLINE',
  'CALCULATE_SETTLEMENT',
  'CALCULATE_INTEREST',
  'UPDATE_AMOUNT',
]);
const FeedbackVerdictEnum = enumOf<C.FeedbackVerdict>('FeedbackVerdict', ['HELPFUL', 'NOT_HELPFUL']);
const FeedbackReasonEnum = enumOf<C.FeedbackReason>('FeedbackReason', [
  'WRONG_CITATION',
  'REPEALED_LAW',
  'NOT_ANSWERED',
  'WRONG_JURISDICTION',
  'OTHER',
]);

@ObjectType('AnswerClaim')
export class AnswerClaimType implements C.AnswerClaim {
  @Field(() => Int) start!: number;
  @Field(() => Int) end!: number;
  @Field(() => ClaimSupportEnum) support!: C.ClaimSupport;
  @Field(() => [Int]) citations!: number[];
  @Field(() => String, { nullable: true }) reason!: string | null;
}

@ObjectType('UnderstoodFact')
export class UnderstoodFactType implements C.UnderstoodFact {
  @Field(() => UnderstoodKindEnum) kind!: C.UnderstoodKind;
  @Field(() => String) text!: string;
  @Field(() => Int) start!: number;
  @Field(() => Int) end!: number;
  @Field(() => DateScalar, { nullable: true }) date!: string | null;
  @Field(() => MoneyType, { nullable: true }) amount!: MoneyType | null;
  @Field(() => String, { nullable: true }) duration!: string | null;
}

@ObjectType('ReadingOption')
export class ReadingOptionType implements C.ReadingOption {
  @Field(() => String) value!: string;
  @Field(() => String) label!: string;
}

@ObjectType('QuestionReading')
export class QuestionReadingType implements C.QuestionReading {
  @Field(() => ReadingKindEnum) kind!: C.ReadingKind;
  @Field(() => String) value!: string;
  @Field(() => String) label!: string;
  @Field(() => [ReadingOptionType]) options!: ReadingOptionType[];
}

@InputType('ReadingChoiceInput')
export class ReadingChoiceInput implements C.ReadingChoiceInput {
  @Field(() => ReadingKindEnum) kind!: C.ReadingKind;
  @Field(() => String) value!: string;
}

@ObjectType('AnswerAction')
export class AnswerActionType implements C.AnswerAction {
  @Field(() => AnswerActionKindEnum) kind!: C.AnswerActionKind;
  @Field(() => String) label!: string;
  @Field(() => DateScalar, { nullable: true }) date!: string | null;
  @Field(() => MoneyType, { nullable: true }) amount!: MoneyType | null;
  @Field(() => String, { nullable: true }) duration!: string | null;
  @Field(() => ID, { nullable: true }) statuteKey!: string | null;
  @Field(() => String, { nullable: true }) articleNumber!: string | null;
}

@ObjectType('AnswerFeedback')
export class AnswerFeedbackType implements C.AnswerFeedback {
  @Field(() => FeedbackVerdictEnum) verdict!: C.FeedbackVerdict;
  @Field(() => [FeedbackReasonEnum]) reasons!: C.FeedbackReason[];
  @Field(() => String, { nullable: true }) comment!: string | null;
  @Field(() => Date) createdAt!: Date;
}

@ObjectType('ModelUsage')
export class ModelUsageType implements C.ModelUsage {
  @Field(() => Int) calls!: number;
  @Field(() => Int) inputTokens!: number;
  @Field(() => Int) outputTokens!: number;
  @Field(() => Int) repairedSentences!: number;
  @Field(() => Int) droppedSentences!: number;
}

@InputType('RateAnswerInput')
export class RateAnswerInput implements C.RateAnswerInput {
  @Field(() => ID) messageId!: string;
  @Field(() => FeedbackVerdictEnum) verdict!: C.FeedbackVerdict;
  @Field(() => [FeedbackReasonEnum], { nullable: true }) reasons?: C.FeedbackReason[] | null;
  @Field(() => String, { nullable: true }) comment?: string | null;
}
