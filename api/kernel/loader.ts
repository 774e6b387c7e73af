import DataLoader from 'dataloader';
import type { Ctx } from './context.ts';

const loaders = new WeakMap<Ctx['memo'], Map<string, DataLoader<string, unknown>>>();

/** Reads for many fields of one request at once: `read` gets every key that was asked for in the same turn. */
export function loadMany<T>(
  ctx: Ctx,
  name: string,
  key: string,
  read: (keys: readonly string[]) => Promise<ReadonlyMap<string, T>>,
): Promise<T | undefined> {
  const ofRequest = loaders.get(ctx.memo) ?? new Map<string, DataLoader<string, unknown>>();
  loaders.set(ctx.memo, ofRequest);
  let loader = ofRequest.get(name) as DataLoader<string, T | undefined> | undefined;
  if (!loader) {
    loader = new DataLoader<string, T | undefined>(async (keys) => {
      const found = await read(keys);
      return keys.map((each) => found.get(each));
    });
    ofRequest.set(name, loader);
  }
  return loader.load(key);
}
