import { lazyPart } from '#web/shared/parts/lazy-part.tsx';

export const FirstSteps = lazyPart(() => import('./first-steps.tsx').then(({ FirstSteps }) => FirstSteps));
