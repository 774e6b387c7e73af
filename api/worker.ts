import { icsTasks } from './features/calendar/ics/ics.tasks.ts';
import { readingTasks } from './features/citations/checking/reading.tasks.ts';
import { ownTemplateTasks } from './features/contracts/templates/own-templates.tasks.ts';
import { analysisTasks } from './features/documents/analysis/analyze.tasks.ts';
import { readingDocumentTasks } from './features/documents/asking/prepare.tasks.ts';
import { comparisonTasks } from './features/documents/comparing/compare.tasks.ts';
import { tableTasks } from './features/documents/tables/tables.tasks.ts';
import { estimateTasks } from './features/estimates/estimate.tasks.ts';
import { documentTasks } from './features/research/documents/documents.tasks.ts';
import { publicationTasks } from './features/research/publications/publications.tasks.ts';
import { printTasks } from './kernel/print/print.tasks.ts';
import { serveTasks } from './kernel/workers/serve-tasks.ts';

/** Entry point of the processes that do long work (`kernel/workers/pool.ts`). It knows every task. */
serveTasks([
  ...publicationTasks,
  ...documentTasks,
  ...icsTasks,
  ...readingTasks,
  ...printTasks,
  ...ownTemplateTasks,
  ...analysisTasks,
  ...comparisonTasks,
  ...tableTasks,
  ...readingDocumentTasks,
  ...estimateTasks,
]);
