/** What a server sends for a selection: as the query types it, and each object may say its type. */
export type Sent<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends readonly (infer Item)[]
    ? Sent<Item>[]
    : { [Name in keyof T]: Sent<T[Name]> } & { __typename?: string };
