const waiting: (() => void)[] = [];

function callNext(): void {
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(callNext);
}

/**
 * Waits for a turn: one heavy step runs between two looks at everything else that has arrived. Without it the answers of
 * the database to twenty searches are worked through in one go, and everybody else waits for all of them.
 */
export const turn = (): Promise<void> =>
  new Promise((resolve) => {
    if (waiting.push(resolve) === 1) setImmediate(callNext);
  });
