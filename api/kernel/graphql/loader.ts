import DataLoader from 'dataloader';
import type { Ctx } from '../context.ts';

type Loaders = Map<string, DataLoader<string, unknown>>;

/** By request and by entity manager: what a mutation began to read in its transaction is not read there after it ended. */
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

/** Reads for many fields of one request at once: `read` gets every key that was asked for in the same turn. */
export const loadMany = <T>(ctx: Ctx, name: string, key: string, read: Read<T>): Promise<T | undefined> =>
  loaderOf(ctx, name, read).load(key);

/** What was read with something else: who asks for it under that name in this request reads nothing. */
export const giveLoaded = <T>(ctx: Ctx, name: string, key: string, value: T, read: Read<T>): void =>
  void loaderOf(ctx, name, read).prime(key, value);
