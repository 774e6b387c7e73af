import { DatabaseStartError } from '#db/server/embedded-postgres.ts';
import { startupText } from '#schema/text/startup.ts';
import { warmTemplates } from '../features/contracts/index.ts';
import { warmDirectAnswers } from '../features/research/index.ts';
import { EnvError, parseEnv } from '../kernel/env.ts';
import { createLog, errorWithoutSecrets } from '../kernel/log.ts';
import { StartError, startServer } from '../main.ts';
import type { Overrides } from '../startup/overrides.ts';
import { sendConsoleToLog } from '../startup/console.ts';

/** For commands: starts, prints the address, stops at Ctrl-C. A known problem is one message and exit code 1. */
export async function runFromTerminal(overrides: Overrides = {}): Promise<void> {
  const begun = performance.now();
  // Messages for the terminal; what libraries print goes to the log.
  const { info: print, error: printError } = console;
  try {
    const env = parseEnv(process.env);
    const log = createLog(env.LOG_LEVEL);
    // In development Vite speaks to the terminal.
    if (env.NODE_ENV !== 'development') sendConsoleToLog(log);
    const server = await startServer(env, { log, ...overrides });
    print(startupText.ready(server.url, ((performance.now() - begun) / 1000).toFixed(1)));
    // In small steps in the background, so that the first question does not wait for it.
    warmDirectAnswers().catch((error: unknown) => log.error({ err: error }, 'direct answers were not prepared'));
    warmTemplates(new Date()).catch((error: unknown) =>
      log.error({ err: error }, 'contract templates were not prepared'),
    );
    if (!env.DATABASE_URL) print(startupText.dataFolder(env.FOJA_DATA));
    let stopping: Promise<void> | null = null;
    const end = (): void => {
      stopping ??= server.stop().then(() => {
        print(startupText.stopped);
        process.exit(0);
      });
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
  } catch (error) {
    const isPlain = error instanceof EnvError || error instanceof StartError || error instanceof DatabaseStartError;
    printError(isPlain && error instanceof Error ? error.message : errorWithoutSecrets(error));
    process.exit(1);
  }
}
