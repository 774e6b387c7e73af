import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type * as C from '#schema/generated/contract.ts';
import { DateScalar } from '#api/kernel/graphql/scalars.ts';
import { Payload } from '#api/kernel/graphql/user-error.ts';
import { CaseType, CourtOfficeType } from '#api/features/cases/index.ts';
import { NoticeMethodEnum, TermChainType, TermRuleType, TermUnitEnum } from '../terms/terms.types.ts';

@ObjectType('ReadPassage')
export class ReadPassageType implements C.ReadPassage {
  @Field(() => Int) start!: number;
  @Field(() => Int) end!: number;
  @Field(() => String) text!: string;
}

@ObjectType('ReadValue')
export class ReadValueType implements C.ReadValue {
  @Field(() => String) value!: string;
  @Field(() => ReadPassageType) passage!: ReadPassageType;
}

@ObjectType('ReadDate')
export class ReadDateType implements C.ReadDate {
  @Field(() => DateScalar) date!: string;
  @Field(() => String) meaning!: string;
  @Field(() => ReadPassageType) passage!: ReadPassageType;
}

@ObjectType('ReadTerm')
export class ReadTermType implements C.ReadTerm {
  @Field(() => Int) amount!: number;
  @Field(() => TermUnitEnum) unit!: C.TermUnit;
  @Field(() => String) term!: string;
  @Field(() => ID, { nullable: true }) regime!: string | null;
  @Field(() => [String]) articles!: string[];
  @Field(() => ReadPassageType) passage!: ReadPassageType;
}

@ObjectType('NoticeReading')
export class NoticeReadingType implements Omit<C.NoticeReading, 'cases' | 'courtOffice'> {
  @Field(() => String) text!: string;
  @Field(() => ReadValueType, { nullable: true }) fileNumber!: ReadValueType | null;
  @Field(() => ReadValueType, { nullable: true }) court!: ReadValueType | null;
  @Field(() => CourtOfficeType, { nullable: true }) courtOffice!: CourtOfficeType | null;
  @Field(() => ID, { nullable: true }) calendar!: string | null;
  @Field(() => ID, { nullable: true }) responsibleCalendar!: string | null;
  @Field(() => [ReadValueType]) parties!: ReadValueType[];
  @Field(() => ReadDateType, { nullable: true }) noticeOn!: ReadDateType | null;
  @Field(() => [ReadDateType]) otherDates!: ReadDateType[];
  @Field(() => NoticeMethodEnum, { nullable: true }) method!: C.NoticeMethod | null;
  @Field(() => ReadPassageType, { nullable: true }) methodPassage!: ReadPassageType | null;
  @Field(() => ReadValueType, { nullable: true }) act!: ReadValueType | null;
  @Field(() => [CaseType]) cases!: CaseType[];
  @Field(() => [TermRuleType]) rules!: TermRuleType[];
  @Field(() => TermChainType, { nullable: true }) chain!: TermChainType | null;
  @Field(() => ReadTermType, { nullable: true }) freeTerm!: ReadTermType | null;
  @Field(() => [String]) missing!: string[];
}

@InputType('ReadNoticeInput')
export class ReadNoticeInput implements C.ReadNoticeInput {
  @Field(() => String, { nullable: true }) text?: string | null;
  @Field(() => ID, { nullable: true }) uploadId?: string | null;
}

@ObjectType('ReadNoticePayload')
export class ReadNoticePayload extends Payload implements Omit<C.ReadNoticePayload, 'reading'> {
  @Field(() => NoticeReadingType, { nullable: true }) reading!: NoticeReadingType | null;
}
