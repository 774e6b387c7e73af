import { runFromTerminal } from '../main.ts';

/** Entry point of the built server. */
await runFromTerminal();
