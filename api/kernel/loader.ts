import DataLoader from 'dataloader';
import type { Ctx } from './context.ts';

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

/** Reads for many fields of one request at once: `read` gets every key that was asked for in the same turn. */
export function loadMany<T>(
  ctx: Ctx,
  name: string,
  key: string,
  read: (keys: readonly string[]) => Promise<ReadonlyMap<string, T>>,
): Promise<T | undefined> {
  const known = loadersOf(ctx);
  let loader = known.get(name) as DataLoader<string, T | undefined> | undefined;
  if (!loader) {
    loader = new DataLoader<string, T | undefined>(async (keys) => {
      const found = await read(keys);
      return keys.map((each) => found.get(each));
    });
    known.set(name, loader);
  }
  return loader.load(key);
}
