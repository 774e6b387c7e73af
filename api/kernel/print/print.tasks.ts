import type { DocumentFormat } from '#schema/generated/contract.ts';
import { defineTask, type AnyTask } from '../workers/task.ts';
import type { PrintDocument } from './document.ts';

export const writePages = defineTask<{ source: PrintDocument; format: DocumentFormat }, Buffer>({
  name: 'writePages',
  cpuMs: 30_000,
  memoryMb: 768,
  async run({ source, format }) {
    const { printDocument } = await import('./printer.ts');
    return printDocument(source, format);
  },
});

export const printTasks = [writePages] as unknown as AnyTask[];
