import { Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import type * as C from '#schema/generated/contract.ts';
import { lineKindLabels, prebillStatusLabels } from '#schema/text/hours.ts';
import { connectionOf } from '#api/kernel/paging/connection.ts';
import { costOfList } from '#api/kernel/graphql/cost.ts';
import { MoneyType } from '#api/kernel/money.types.ts';
import { DateScalar } from '#api/kernel/graphql/scalars.ts';
import { Node } from '#api/kernel/system.resolver.ts';
import { enumOf, Payload } from '#api/kernel/graphql/user-error.ts';
import { BillIssuerType, TaxPersonKindEnum, WorkActivityEnum } from '../hours.types.ts';

/** A bill has up to 1,000: pages of whole bills are short ones. */
export const USUAL_LINES = 50;

const codesOf = <T extends string>(table: Record<T, unknown>): T[] => Object.keys(table) as T[];

const PrebillStatusEnum = enumOf<C.PrebillStatus>('PrebillStatus', codesOf(prebillStatusLabels));
const PrebillLineKindEnum = enumOf<C.PrebillLineKind>('PrebillLineKind', codesOf(lineKindLabels));

@ObjectType('BillTax')
export class BillTaxType implements C.BillTax {
  @Field(() => String) label!: string;
  @Field(() => MoneyType) amount!: MoneyType;
  @Field(() => String) basis!: string;
}

@ObjectType('PrebillLine')
export class PrebillLineType implements C.PrebillLine {
  @Field(() => PrebillLineKindEnum) kind!: C.PrebillLineKind;
  @Field(() => String) description!: string;
  @Field(() => DateScalar, { nullable: true }) date!: string | null;
  @Field(() => String, { nullable: true }) personName!: string | null;
  @Field(() => WorkActivityEnum, { nullable: true }) activity!: C.WorkActivity | null;
  @Field(() => ID, { nullable: true }) timeEntryId!: string | null;
  @Field(() => Int, { nullable: true }) billedSeconds!: number | null;
  @Field(() => MoneyType, { nullable: true }) rate!: MoneyType | null;
  @Field(() => MoneyType) amount!: MoneyType;
}

@ObjectType('Prebill', { implements: Node })
export class PrebillType extends Node implements Omit<C.Prebill, 'cases' | 'lines'> {
  @Field(() => String) number!: string;
  @Field(() => PrebillStatusEnum) status!: C.PrebillStatus;
  @Field(() => String) client!: string;
  @Field(() => String, { nullable: true }) clientRfc!: string | null;
  @Field(() => TaxPersonKindEnum) clientKind!: C.TaxPersonKind;
  @Field(() => BillIssuerType) issuer!: BillIssuerType;
  @Field(() => DateScalar) from!: string;
  @Field(() => DateScalar) to!: string;
  @Field(() => DateScalar) issuedOn!: string;
  @Field(() => String) notes!: string;
  @Field(() => Int) totalSeconds!: number;
  @Field(() => Int) billedSeconds!: number;
  @Field(() => MoneyType) subtotal!: MoneyType;
  @Field(() => [BillTaxType]) taxes!: BillTaxType[];
  @Field(() => MoneyType) total!: MoneyType;
  @Field(() => String) amountInWords!: string;
  @Field(() => Date) createdAt!: Date;
  @Field(() => Boolean) viewerCanDiscard!: boolean;
}

export const PrebillConnection = connectionOf(PrebillType, 'Prebill');

@ObjectType('PrebillPreview')
export class PrebillPreviewType implements C.PrebillPreview {
  @Field(() => [PrebillLineType], { complexity: costOfList(USUAL_LINES) }) lines!: PrebillLineType[];
  @Field(() => Int) totalSeconds!: number;
  @Field(() => Int) billedSeconds!: number;
  @Field(() => MoneyType) subtotal!: MoneyType;
  @Field(() => [BillTaxType]) taxes!: BillTaxType[];
  @Field(() => MoneyType) total!: MoneyType;
  @Field(() => String) amountInWords!: string;
  @Field(() => Int) withoutRateCount!: number;
}

@InputType('PrebillExtraInput')
export class PrebillExtraInput implements C.PrebillExtraInput {
  @Field(() => PrebillLineKindEnum) kind!: C.PrebillLineKind;
  @Field(() => String) description!: string;
  @Field(() => Float) centavos!: number;
}

@InputType('PrebillInput')
export class PrebillInput implements C.PrebillInput {
  @Field(() => [ID], { nullable: true }) caseIds?: string[] | null;
  @Field(() => String, { nullable: true }) client?: string | null;
  @Field(() => DateScalar) from!: string;
  @Field(() => DateScalar) to!: string;
  @Field(() => [ID], { nullable: true }) entryIds?: string[] | null;
  @Field(() => [PrebillExtraInput], { nullable: true }) extras?: PrebillExtraInput[] | null;
  @Field(() => TaxPersonKindEnum) clientKind!: C.TaxPersonKind;
  @Field(() => String, { nullable: true }) clientRfc?: string | null;
  @Field(() => String, { nullable: true, defaultValue: '' }) notes?: string | null;
}

@InputType('PrebillIdInput')
export class PrebillIdInput implements C.PrebillIdInput {
  @Field(() => ID) id!: string;
}

@ObjectType('CreatePrebillPayload')
export class CreatePrebillPayload extends Payload implements Omit<C.CreatePrebillPayload, 'prebill'> {
  @Field(() => PrebillType, { nullable: true }) prebill!: PrebillType | null;
}

@ObjectType('PrebillPayload')
export class PrebillPayload extends Payload implements Omit<C.PrebillPayload, 'prebill'> {
  @Field(() => PrebillType, { nullable: true }) prebill!: PrebillType | null;
}
