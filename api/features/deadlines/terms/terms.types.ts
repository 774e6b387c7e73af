import { ArgsType, Field, ID, Int, ObjectType } from 'type-graphql';
import type * as C from '#schema/generated/contract.ts';
import { countedConnectionOf } from '#api/kernel/paging/connection.ts';
import { costOfList } from '#api/kernel/graphql/cost.ts';
import { DateScalar } from '#api/kernel/graphql/scalars.ts';
import { enumOf } from '#api/kernel/graphql/user-error.ts';
import { LegalAreaEnum } from '#api/features/research/index.ts';

export const NoticeMethodEnum = enumOf<C.NoticeMethod>('NoticeMethod', [
  'PERSONAL',
  'CEDULA',
  'BULLETIN',
  'LIST',
  'ELECTRONIC',
  'TAX_MAILBOX',
  'HEARING',
  'EDICT',
  'OFFICIAL_LETTER',
  'CERTIFIED_MAIL',
  'KNOWLEDGE',
  'EVENT',
]);

export const TermUnitEnum = enumOf<C.TermUnit>('TermUnit', [
  'WORKING_DAYS',
  'CALENDAR_DAYS',
  'HOURS',
  'MONTHS',
  'YEARS',
  'DAY_OF_MONTH',
]);

export const TermKindEnum = enumOf<C.TermKind>('TermKind', ['PARTY', 'AUTHORITY', 'LIMITATION', 'LAPSE', 'DURATION']);

@ObjectType('TermBasis')
export class TermBasisType implements C.TermBasis {
  @Field(() => ID) statuteKey!: string;
  @Field(() => String) statuteName!: string;
  @Field(() => String) articleNumber!: string;
  @Field(() => String, { nullable: true }) place!: string | null;
  @Field(() => DateScalar) textAsOf!: string;
}

@ObjectType('TermRule')
export class TermRuleType implements C.TermRule {
  @Field(() => ID) id!: string;
  @Field(() => String) title!: string;
  @Field(() => LegalAreaEnum) area!: C.LegalArea;
  @Field(() => TermKindEnum) kind!: C.TermKind;
  @Field(() => Int, { nullable: true }) amount!: number | null;
  @Field(() => TermUnitEnum, { nullable: true }) unit!: C.TermUnit | null;
  @Field(() => String) term!: string;
  @Field(() => String, { nullable: true }) extension!: string | null;
  @Field(() => String) trigger!: string;
  @Field(() => [NoticeMethodEnum]) methods!: C.NoticeMethod[];
  @Field(() => Boolean) asksLawOfAct!: boolean;
  @Field(() => ID, { nullable: true }) lawOfAct!: string | null;
  @Field(() => Boolean) isBackward!: boolean;
  @Field(() => String, { nullable: true }) consequence!: string | null;
  @Field(() => [String]) notes!: string[];
  @Field(() => [TermBasisType], { complexity: costOfList(3) }) basis!: TermBasisType[];
}

export const TermRuleConnection = countedConnectionOf(TermRuleType, 'TermRule');

@ObjectType('CountingRegime')
export class CountingRegimeType implements C.CountingRegime {
  @Field(() => ID) statuteKey!: string;
  @Field(() => String) statuteName!: string;
  @Field(() => String) summary!: string;
  @Field(() => [TermBasisType], { complexity: costOfList(5) }) basis!: TermBasisType[];
}

@ObjectType('TermChainStep')
export class TermChainStepType implements C.TermChainStep {
  @Field(() => TermRuleType) rule!: TermRuleType;
  @Field(() => ID, { nullable: true }) afterRuleId!: string | null;
  @Field(() => Boolean) isChecked!: boolean;
  @Field(() => String, { nullable: true }) note!: string | null;
}

@ObjectType('TermChain')
export class TermChainType implements C.TermChain {
  @Field(() => ID) id!: string;
  @Field(() => String) title!: string;
  @Field(() => String) trigger!: string;
  @Field(() => [TermChainStepType], { complexity: costOfList(5) }) steps!: TermChainStepType[];
}

@ArgsType()
export class TermRulesArgs {
  @Field(() => String, { nullable: true }) search?: string | null;
  @Field(() => LegalAreaEnum, { nullable: true }) area?: C.LegalArea | null;
  @Field(() => ID, { nullable: true }) statute?: string | null;
  @Field(() => String, { nullable: true }) article?: string | null;
  @Field(() => Int, { nullable: true, defaultValue: 20 }) first?: number | null;
  @Field(() => String, { nullable: true }) after?: string | null;
}
