import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { memoryFolder } from './memory-folder.ts';

export interface Product {
  url: string;
  folder: string;
  child: ChildProcess;
  output(): string;
  /** Stops it with SIGINT, like Ctrl-C. */
  stop(): Promise<void>;
  /** Kills it, like a power failure. */
  kill(): Promise<void>;
}

/** Environment variable with the folder of the template that new products copy (`product-template.ts`). */
export const TEMPLATE = 'FOJA_PRODUCT_TEMPLATE';
/** The file that is written when the template is complete. */
export const readyFile = (template: string): string => path.join(template, 'ready');
const TEMPLATE_MS = 120_000;
const LOOK_MS = 50;

/** A data folder for a product: a copy of the template, as after a first start; empty where there is none. */
export async function newProductFolder(): Promise<string> {
  const folder = memoryFolder('foja-product-');
  const template = process.env[TEMPLATE];
  if (!template) return folder;
  for (const until = performance.now() + TEMPLATE_MS; !existsSync(readyFile(template)); await sleep(LOOK_MS))
    if (performance.now() > until) throw new Error('the template of the product was never complete');
  // With the owner of each file: as root, PostgreSQL runs as somebody else.
  execFileSync('cp', ['-a', `${path.join(template, 'data')}/.`, folder]);
  return folder;
}

/** Starts the product like `npm start`: a separate process, the embedded database, the built pages. */
export async function startProduct(options: { folder?: string; env?: Record<string, string> } = {}): Promise<Product> {
  const folder = options.folder ?? (await newProductFolder());
  const child = spawn(process.execPath, ['api/commands/start.ts'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      FOJA_DATA: folder,
      DATABASE_URL: '',
      DATABASE_OWNER_URL: '',
      LOG_LEVEL: 'warn',
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      const found = /http:\/\/[^\s]+/.exec(output)?.[0];
      if (found) resolve(found);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', (code) => reject(new Error(`the product ended with ${code}: ${output}`)));
  });
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    child.kill(signal);
    await ended;
  };
  return { url, folder, child, output: () => output, stop: () => end('SIGINT'), kill: () => end('SIGKILL') };
}

export const removeFolder = (folder: string): void => rmSync(folder, { recursive: true, force: true });
