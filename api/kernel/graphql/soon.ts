/** A value that may be there already: what a row was read with need not be waited for, once for each field of each row. */
export type Soon<T> = T | Promise<T>;

/** Goes on with a value: at once when it is there. */
export const after = <T, R>(value: Soon<T>, use: (value: T) => Soon<R>): Soon<R> =>
  value instanceof Promise ? value.then(use) : use(value);
