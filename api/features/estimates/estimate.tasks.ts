import { defineTask, type AnyTask } from '#api/kernel/workers/task.ts';
import type { OwnCase, Question, Result } from './estimate.types.ts';

/** Estimates in a worker: over thousands of own cases they take seconds of a processor. */

export const estimateCase = defineTask<{ question: Question; own: OwnCase[] }, Result>({
  name: 'estimateCase',
  cpuMs: 20_000,
  memoryMb: 512,
  async run({ question, own }) {
    const { estimate } = await import('./estimate.rules.ts');
    return estimate(question, own);
  },
});

export const estimateTasks = [estimateCase] as unknown as AnyTask[];
