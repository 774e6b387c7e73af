import { defineTask, type AnyTask } from '#api/kernel/workers/task.ts';
import type { FieldsRead } from './docx-fields.adapter.ts';

/** Files from outside are opened in a worker only. A person waits for it. */
const CPU_MS = 4500;
const MEMORY_MB = 512;

/** The fields of a file that was brought as a template, or why it is none. */
export const readTemplateFields = defineTask<{ bytes: Uint8Array }, FieldsRead>({
  name: 'readTemplateFields',
  cpuMs: CPU_MS,
  memoryMb: MEMORY_MB,
  async run({ bytes }) {
    const { readFields } = await import('./docx-fields.adapter.ts');
    const { isFieldName } = await import('./own-fields.rules.ts');
    return readFields(bytes, isFieldName);
  },
});

/** A template with its fields filled in. */
export const fillTemplate = defineTask<{ bytes: Uint8Array; values: [string, string][] }, Uint8Array>({
  name: 'fillTemplate',
  cpuMs: CPU_MS,
  memoryMb: MEMORY_MB,
  async run({ bytes, values }) {
    const { fillFields } = await import('./docx-fields.adapter.ts');
    return fillFields(bytes, new Map(values));
  },
});

export const ownTemplateTasks = [readTemplateFields, fillTemplate] as unknown as AnyTask[];
