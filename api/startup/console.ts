import { format } from 'node:util';
import type { Log } from '../kernel/log.ts';

/** What the console of a library says belongs to the level of its name. */
const LEVELS = { error: 'error', warn: 'warn', info: 'info', log: 'info', debug: 'debug', trace: 'debug' } as const;

/**
 * From here on the log gets what libraries and Node would print: it hides secrets and personal data, and an operator
 * finds everything in one place. For commands that serve. Returns how to undo it.
 */
export function sendConsoleToLog(log: Log): () => void {
  const names = Object.keys(LEVELS) as (keyof typeof LEVELS)[];
  const before = names.map((name) => [name, console[name]] as const);
  for (const name of names)
    console[name] = (...values: unknown[]) => {
      const err = values.find((value) => value instanceof Error);
      const text = format(...values.filter((value) => value !== err));
      log[LEVELS[name]](err ? { err } : {}, `console: ${text}`);
    };
  const warnings = process.listeners('warning');
  process.removeAllListeners('warning');
  const onWarning = (warning: Error): void => log.warn({ err: warning }, 'node: a warning');
  const onUncaught = (error: unknown): void => {
    log.fatal({ err: error }, 'an error that nothing caught: the server ends');
    process.exit(1);
  };
  process.on('warning', onWarning);
  process.on('uncaughtException', onUncaught);
  return () => {
    process.off('warning', onWarning);
    process.off('uncaughtException', onUncaught);
    for (const listener of warnings) process.on('warning', listener);
    for (const [name, print] of before) console[name] = print;
  };
}
