import DataLoader from 'dataloader';
import type { Ctx } from '../context.ts';

type Loaders = Map<string, DataLoader<string, unknown>>;

/** By request and by entity manager, so that a read that began in a transaction is not continued after the transaction. */
const loaders = new WeakMap<Ctx['memo'], WeakMap<Ctx['em'], Loaders>>();

function loadersOf({ memo, em }: Ctx): Loaders {
  const ofRequest = loaders.get(memo) ?? new WeakMap<Ctx['em'], Loaders>();
  loaders.set(memo, ofRequest);
  const ofEm = ofRequest.get(em) ?? new Map<string, DataLoader<string, unknown>>();
  ofRequest.set(em, ofEm);
  return ofEm;
}

type Read<T> = (keys: readonly string[]) => Promise<ReadonlyMap<string, T>>;

function loaderOf<T>(ctx: Ctx, name: string, read: Read<T>): DataLoader<string, T | undefined> {
  const all = loadersOf(ctx);
  const known = all.get(name) as DataLoader<string, T | undefined> | undefined;
  if (known) return known;
  const loader = new DataLoader<string, T | undefined>(async (keys) => {
    const found = await read(keys);
    return keys.map((each) => found.get(each));
  });
  all.set(name, loader);
  return loader;
}

/** Loads one key; `read` gets all keys that were requested in the same tick of the event loop. */
export const loadBatched = <T>(ctx: Ctx, name: string, key: string, read: Read<T>): Promise<T | undefined> =>
  loaderOf(ctx, name, read).load(key);

/** Gives the loader a value that was read by another statement, so that it is not read again in this request. */
export const primeLoader = <T>(ctx: Ctx, name: string, key: string, value: T, read: Read<T>): void =>
  void loaderOf(ctx, name, read).prime(key, value);
