import { defineTask, type AnyTask } from '#api/kernel/workers/task.ts';
import type { AnalysisOptions, Judged, ReadText, Understood } from './analysis.types.ts';

/** The analysis of a text in a worker: a long document takes seconds of a processor. */

interface Given extends AnalysisOptions {
  read: ReadText;
}

interface Analyzed {
  understood: Understood;
  judged: Judged;
}

export const analyzeText = defineTask<Given, Analyzed>({
  name: 'analyzeText',
  // Two million letters take five seconds of a processor; on a full machine it has a sixth of one.
  cpuMs: 30_000,
  memoryMb: 768,
  async run({ read, ...options }) {
    const { understand } = await import('./understand.rules.ts');
    const { judge } = await import('./findings/judge.rules.ts');
    const understood = understand(read, options);
    return { understood, judged: judge(understood, options) };
  },
});

export const analysisTasks = [analyzeText] as unknown as AnyTask[];
