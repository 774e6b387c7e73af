import { createLog } from '#api/kernel/log.ts';
import { createWorkerPool } from '#api/kernel/workers/pool.ts';
import { loopsForLong, pidOfWorker, TRIAL_ENTRY } from './trial-tasks.ts';

/** Prints the id of a worker that then works for ever. Whoever started it kills it. */
const workers = createWorkerPool({ size: 1, log: createLog('silent'), entry: TRIAL_ENTRY });
console.info(await workers.run(pidOfWorker, null, { account: 'a' }));
await workers.run(loopsForLong, null, { account: 'a' });
