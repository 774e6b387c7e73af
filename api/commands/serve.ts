import { runFromTerminal } from '../main.ts';

/** Entry of the built server. */
await runFromTerminal();
