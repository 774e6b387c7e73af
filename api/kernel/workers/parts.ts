/** How a long task says that it gets on. Outside of a worker nobody listens. */

let listener: () => void = () => undefined;

/** For the worker itself: what happens when a part is done. */
export const whenPartDone = (act: () => void): void => {
  listener = act;
};

/** A part of a long task is done. Its time begins again, as often as the task allows it (`parts`). */
export const partDone = (): void => listener();
