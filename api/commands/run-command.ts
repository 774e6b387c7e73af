import { BackupError } from '#db/backup/backup-error.ts';
import { DatabaseStartError } from '#db/server/database-start-error.ts';
import { EnvError } from '../kernel/env.ts';
import { RotationError } from '../startup/rotate-secret.ts';

/** A reason that whoever runs a command can mend. */
export class CommandError extends Error {}

const INTERRUPTED = 130;
/** Their message is a sentence for whoever runs the command. */
const PLAIN = [BackupError, CommandError, DatabaseStartError, EnvError, RotationError];

/** A reason that its reader can mend is one sentence; anything else is a bug and shows where. */
export async function runCommand(act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') return void (process.exitCode = INTERRUPTED);
    const isPlain = PLAIN.some((kind) => error instanceof kind);
    console.error(isPlain && error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
