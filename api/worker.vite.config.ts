import { defineConfig } from 'vite';
import { bundleOf } from './vite.config.ts';

/**
 * The workers, bundled apart from the server: in one build they would share files, and a worker that needs one of them
 * would start a second server.
 */
export default defineConfig(bundleOf({ worker: 'api/worker.ts' }, 'dist/worker'));
