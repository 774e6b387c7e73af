/** A value or a promise of it. A value that is already known saves a promise for each field of each row. */
export type MaybePromise<T> = T | Promise<T>;

/** Applies a function to a value: at once when it is known, else when the promise resolves. */
export const whenReady = <T, R>(value: MaybePromise<T>, use: (value: T) => MaybePromise<R>): MaybePromise<R> =>
  value instanceof Promise ? value.then(use) : use(value);
