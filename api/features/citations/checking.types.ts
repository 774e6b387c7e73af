import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type * as C from '#schema/generated/contract.ts';
import { costOfList } from '#api/kernel/graphql/cost.ts';
import { DateScalar } from '#api/kernel/graphql/scalars.ts';
import { enumOf } from '#api/kernel/graphql/user-error.ts';
import { TextSourceEnum } from '../research/index.ts';
import { CitationStateEnum, TextSpanType } from './citations.types.ts';

export const CitedKindEnum = enumOf<C.CitedKind>('CitedKind', ['STATUTE', 'THESIS', 'GAZETTE', 'CASE_FILE']);
export const QuotePieceKindEnum = enumOf<C.QuotePieceKind>('QuotePieceKind', ['SAME', 'ONLY_QUOTED', 'ONLY_IN_TEXT']);
export const QuoteStateEnum = enumOf<C.QuoteState>('QuoteState', [
  'FOUND',
  'NOT_FOUND',
  'NOT_COMPARABLE',
  'UNATTRIBUTED',
]);
export const CitationDecisionEnum = enumOf<C.CitationDecision>('CitationDecision', ['ACCEPTED', 'IGNORED']);

/** The article and the thesis are read when they are asked for. */
@ObjectType('CitationTarget')
export class CitationTargetType implements Omit<C.CitationTarget, 'article' | 'thesis'> {
  @Field(() => ID, { nullable: true }) statuteKey!: string | null;
  @Field(() => String, { nullable: true }) articleNumber!: string | null;
  @Field(() => String, { nullable: true }) fraction!: string | null;
  @Field(() => String, { nullable: true }) letter!: string | null;
  @Field(() => String, { nullable: true }) section!: string | null;
  @Field(() => String, { nullable: true }) paragraph!: string | null;
  @Field(() => String, { nullable: true }) thesisRegistry!: string | null;
  @Field(() => String, { nullable: true }) thesisKey!: string | null;
  @Field(() => DateScalar, { nullable: true }) gazetteDate!: string | null;
  @Field(() => String, { nullable: true }) caseFileNumber!: string | null;
  @Field(() => String, { nullable: true }) officialUrl!: string | null;
}

@ObjectType('QuotePiece')
export class QuotePieceType implements C.QuotePiece {
  @Field(() => QuotePieceKindEnum) kind!: C.QuotePieceKind;
  @Field(() => String) text!: string;
}

@ObjectType('CheckedQuote')
export class CheckedQuoteType implements C.CheckedQuote {
  @Field(() => Int) start!: number;
  @Field(() => Int) end!: number;
  @Field(() => QuoteStateEnum) state!: C.QuoteState;
  @Field(() => Int, { nullable: true }) citation!: number | null;
  @Field(() => TextSpanType, { nullable: true }) place!: TextSpanType | null;
}

@ObjectType('CheckedCitation')
export class CheckedCitationType implements Omit<C.CheckedCitation, 'target'> {
  @Field(() => Int) index!: number;
  @Field(() => CitedKindEnum) kind!: C.CitedKind;
  @Field(() => String) citation!: string;
  @Field(() => String) normalized!: string;
  @Field(() => Int) start!: number;
  @Field(() => Int) end!: number;
  @Field(() => CitationStateEnum) state!: C.CitationState;
  @Field(() => String) reason!: string;
  @Field(() => [String]) notes!: string[];
  @Field(() => Boolean) isInferred!: boolean;
  @Field(() => CitationTargetType) target!: CitationTargetType;
  @Field(() => String, { nullable: true }) correction!: string | null;
  @Field(() => DateScalar, { nullable: true }) textAsOf!: string | null;
  @Field(() => TextSourceEnum, { nullable: true }) source!: C.TextSource | null;
  @Field(() => String, { nullable: true }) passage!: string | null;
  @Field(() => TextSpanType, { nullable: true }) highlight!: TextSpanType | null;
  @Field(() => [QuotePieceType]) difference!: QuotePieceType[];
  @Field(() => CitationDecisionEnum, { nullable: true }) decision!: C.CitationDecision | null;
  @Field(() => String, { nullable: true }) note!: string | null;
}

@ObjectType('CitationCounts')
export class CitationCountsType implements C.CitationCounts {
  @Field(() => Int) total!: number;
  @Field(() => Int) verified!: number;
  @Field(() => Int) quoteNotFound!: number;
  @Field(() => Int) notHeld!: number;
  @Field(() => Int) mismatch!: number;
}

@ObjectType('CitationReport')
export class CitationReportType implements Omit<C.CitationReport, 'citations'> {
  @Field(() => Int) length!: number;
  @Field(() => CitationCountsType) counts!: CitationCountsType;
  @Field(() => [CheckedCitationType], { complexity: costOfList(20) }) citations!: CheckedCitationType[];
  @Field(() => [CheckedQuoteType], { complexity: costOfList(10) }) quotes!: CheckedQuoteType[];
}

@InputType('CheckCitationsInput')
export class CheckCitationsInput implements C.CheckCitationsInput {
  @Field(() => String) text!: string;
  @Field(() => DateScalar, { nullable: true }) writtenOn?: string | null;
}
