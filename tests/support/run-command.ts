import { spawn } from 'node:child_process';

export interface Ended {
  code: number | null;
  output: string;
}

/** A command of this repository, as `npm run` starts it; `mostBlocks` is how large a file it may write, in blocks of 512 bytes. */
export function runCommand(
  command: string,
  args: string[],
  env: Record<string, string>,
  { mostBlocks }: { mostBlocks?: number } = {},
): Promise<Ended> {
  const words = [process.execPath, '--import', 'tsx', `api/commands/${command}.ts`, ...args];
  const limited = mostBlocks ? ['sh', '-c', `ulimit -f ${mostBlocks}; exec "$@"`, 'sh', ...words] : words;
  const [program = '', ...rest] = limited;
  const child = spawn(program, rest, {
    env: {
      ...process.env,
      FOJA_SECRET: '',
      DATABASE_URL: '',
      DATABASE_OWNER_URL: '',
      BACKUP_PASSPHRASE: '',
      LOG_LEVEL: 'warn',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output }));
  });
}
