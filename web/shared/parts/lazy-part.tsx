import { lazy, useState, type ComponentType } from 'react';
import { loadFile } from './load-file.ts';

/** A component in a file of its own, loaded when it is first shown. */
export type LazyPart<P> = ComponentType<P> & {
  /** Loads it ahead; a failure is ignored, because showing it tries again. */
  prefetch: () => Promise<void>;
};

const failed = new Set<() => void>();

/** Parts that failed are loaded again when they are next shown. */
export function forgetFailedParts(): void {
  failed.forEach((forget) => forget());
  failed.clear();
}

/**
 * As `lazy` of React, but a part that failed can be tried again, and one that is loaded already shows at once, without
 * the placeholder for an instant.
 */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>): LazyPart<P> {
  let Loaded: ComponentType<P> | null = null;
  const hold = (found: ComponentType<P>) => (Loaded = found);
  const fresh = () =>
    lazy(async () => {
      try {
        return { default: hold(await loadFile(load)) };
      } catch (error) {
        failed.add(() => (Lazy = fresh()));
        throw error;
      }
    });
  let Lazy = fresh();
  const Part = (props: P) => {
    // Chosen once: another component in its place would lose its state.
    const [Shown] = useState<ComponentType<P>>(() => Loaded ?? (Lazy as ComponentType<P>));
    return <Shown {...props} />;
  };
  return Object.assign(Part, {
    prefetch: async () => {
      if (!Loaded) await load().then(hold, () => undefined);
    },
  });
}
