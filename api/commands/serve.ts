import { runFromTerminal } from './run-from-terminal.ts';

/** Entry point of the built server. */
await runFromTerminal();
