import { registerEnumType } from 'type-graphql';

export type EnumObject<T extends string> = { [K in T]: K };

/** A GraphQL enum from its codes. */
export function enumOf<T extends string>(name: string, codes: readonly T[]): EnumObject<T> {
  const values = Object.fromEntries(codes.map((code) => [code, code])) as EnumObject<T>;
  registerEnumType(values, { name });
  return values;
}
