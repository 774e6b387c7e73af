import { Field, ObjectType, registerEnumType } from 'type-graphql';
import type * as C from '#schema/generated/contract.ts';
import { HTTP_STATUS } from '../errors.ts';

export type EnumObject<T extends string> = { [K in T]: K };

/** A GraphQL enum from the codes of a closed record, so that the list is written once. */
export function enumOf<T extends string>(name: string, codes: readonly T[]): EnumObject<T> {
  const values = Object.fromEntries(codes.map((code) => [code, code])) as EnumObject<T>;
  registerEnumType(values, { name });
  return values;
}

export const ErrorCodeEnum = enumOf('ErrorCode', Object.keys(HTTP_STATUS) as C.ErrorCode[]);

@ObjectType('UserError')
export class UserErrorType implements C.UserError {
  @Field(() => ErrorCodeEnum) code!: C.ErrorCode;
  @Field(() => String, { nullable: true }) field!: string | null;
  @Field(() => String) message!: string;
}

/** Base of every mutation payload. */
@ObjectType()
export class Payload {
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}
