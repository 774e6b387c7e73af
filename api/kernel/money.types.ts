import { Field, Float, ObjectType } from 'type-graphql';
import type * as C from '#schema/generated/contract.ts';
import { enumOf } from './graphql/user-error.ts';

const CurrencyEnum = enumOf<C.Currency>('Currency', ['MXN']);

@ObjectType('Money')
export class MoneyType implements C.Money {
  @Field(() => Float) centavos!: number;
  @Field(() => CurrencyEnum) currency!: C.Currency;
}
