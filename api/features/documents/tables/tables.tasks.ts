import { defineTask, type AnyTask } from '#api/kernel/workers/task.ts';
import type { Sheet } from './xlsx.adapter.ts';

/** Tables as files of Excel, in a worker: a large one takes half a second. */
export const writeSheet = defineTask<Sheet, Uint8Array>({
  name: 'writeSheet',
  cpuMs: 8000,
  memoryMb: 512,
  async run(sheet) {
    const { xlsxOf } = await import('./xlsx.adapter.ts');
    return xlsxOf(sheet);
  },
});

export const tableTasks = [writeSheet] as unknown as AnyTask[];
