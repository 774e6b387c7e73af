import { Field, ID, Int, ObjectType } from 'type-graphql';
import type * as C from '#schema/generated/contract.ts';
import { DateScalar } from '#api/kernel/graphql/scalars.ts';
import { enumOf } from '#api/kernel/graphql/user-error.ts';
import { TextSourceEnum } from '../research/index.ts';

export const CitationStateEnum = enumOf<C.CitationState>('CitationState', [
  'VERIFIED',
  'QUOTE_NOT_FOUND',
  'NOT_HELD',
  'MISMATCH',
]);

@ObjectType('TextSpan')
export class TextSpanType implements C.TextSpan {
  @Field(() => Int) start!: number;
  @Field(() => Int) end!: number;
}

/** A citation as it is kept with its answer; the article is read when it is asked for. */
@ObjectType('Citation')
export class CitationType implements Omit<C.Citation, 'article' | 'laterReform'> {
  @Field(() => Int) ordinal!: number;
  @Field(() => String) label!: string;
  @Field(() => CitationStateEnum) state!: C.CitationState;
  @Field(() => String) reason!: string;
  @Field(() => ID, { nullable: true }) statuteKey!: string | null;
  @Field(() => String, { nullable: true }) articleNumber!: string | null;
  @Field(() => String, { nullable: true }) detail!: string | null;
  @Field(() => DateScalar, { nullable: true }) textAsOf!: string | null;
  @Field(() => String, { nullable: true }) officialUrl!: string | null;
  @Field(() => TextSourceEnum, { nullable: true }) source!: C.TextSource | null;
  @Field(() => String, { nullable: true }) passage!: string | null;
  @Field(() => TextSpanType, { nullable: true }) highlight!: TextSpanType | null;
}
