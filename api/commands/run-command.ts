import { BackupError } from '#db/backup/backup-error.ts';
import { DatabaseStartError } from '#db/server/database-start-error.ts';
import { EnvError } from '../kernel/env.ts';

const INTERRUPTED = 130;

/** A reason that its reader can mend is one sentence; anything else is a bug and shows where. */
export async function runCommand(act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') return void (process.exitCode = INTERRUPTED);
    const isPlain = error instanceof BackupError || error instanceof DatabaseStartError || error instanceof EnvError;
    console.error(isPlain ? error.message : error);
    process.exitCode = 1;
  }
}
