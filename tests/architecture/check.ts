// `npm run check`: runs all checks in parallel and prints the output of those that fail. Caches are in node_modules/.cache.
import { spawn } from 'node:child_process';

const PARTS = ['format', 'lint', 'types', 'boundaries', 'unused', 'generated'];

function run(part: string): Promise<boolean> {
  const begun = performance.now();
  const child = spawn('npm', ['run', '--silent', `check:${part}`], { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      const seconds = ((performance.now() - begun) / 1000).toFixed(1);
      console.info(`${code === 0 ? 'green' : 'RED'} ${part} (${seconds} s)${code === 0 ? '' : `\n${output}`}`);
      resolve(code === 0);
    });
  });
}

const results = await Promise.all(PARTS.map(run));
process.exit(results.every(Boolean) ? 0 : 1);
