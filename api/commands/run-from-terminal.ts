import { DatabaseStartError } from '#db/server/embedded-postgres.ts';
import { startupText } from '#schema/text/startup.ts';
import { warmDirectAnswers } from '../features/research/index.ts';
import { EnvError, parseEnv } from '../kernel/env.ts';
import { StartError, startServer, type Overrides } from '../main.ts';

/** For commands: starts, prints the address, stops at Ctrl-C. A known problem is one message and exit code 1. */
export async function runFromTerminal(overrides: Overrides = {}): Promise<void> {
  const begun = performance.now();
  try {
    const env = parseEnv(process.env);
    const server = await startServer(env, overrides);
    console.info(startupText.ready(server.url, ((performance.now() - begun) / 1000).toFixed(1)));
    // In small steps in the background, so that the first question does not wait for it.
    warmDirectAnswers().catch((error: unknown) => console.error(error));
    if (!env.DATABASE_URL) console.info(startupText.dataFolder(env.FOJA_DATA));
    let stopping: Promise<void> | null = null;
    const end = (): void => {
      stopping ??= server.stop().then(() => {
        console.info(startupText.stopped);
        process.exit(0);
      });
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
  } catch (error) {
    const isPlain = error instanceof EnvError || error instanceof StartError || error instanceof DatabaseStartError;
    console.error(isPlain && error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
