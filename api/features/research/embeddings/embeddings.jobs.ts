import { defineJob } from '#api/kernel/jobs/jobs.ts';
import { embedDocuments } from './embed-documents.service.ts';

/** Every minute: an import, wherever it ran, is noticed by the generation of the index. */
export const embedStock = defineJob<object>({
  name: 'embed-documents',
  retry: 1,
  cron: '* * * * *',
  run: (ctx) => embedDocuments(ctx),
});
