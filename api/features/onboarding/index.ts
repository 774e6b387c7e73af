export { createSampleCase } from './sample-case.service.ts';
