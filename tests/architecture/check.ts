// The gate: its parts side by side, each with what it said when it ended. What they remember is in node_modules/.cache.
import { spawn } from 'node:child_process';

const PARTS = ['format', 'lint', 'types', 'boundaries', 'generated'];

function run(part: string): Promise<boolean> {
  const begun = performance.now();
  const child = spawn('npm', ['run', '--silent', `check:${part}`], { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      const seconds = ((performance.now() - begun) / 1000).toFixed(1);
      console.info(`${code === 0 ? 'green' : 'RED'} ${part} (${seconds} s)${code === 0 ? '' : `\n${said}`}`);
      resolve(code === 0);
    });
  });
}

const results = await Promise.all(PARTS.map(run));
process.exit(results.every(Boolean) ? 0 : 1);
