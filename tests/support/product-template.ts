import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { memoryFolder } from './memory-folder.ts';
import { readyFile, removeFolder, startProduct, TEMPLATE } from './product.ts';

/**
 * One data folder that is migrated and seeded, for the products of the browser's tests to copy: it takes them 6 seconds
 * each. It is made while other tests run; who copies it waits.
 */
export default function setup(): () => Promise<void> {
  const folder = memoryFolder('foja-template-');
  process.env[TEMPLATE] = folder;
  const made = startProduct({ folder: path.join(folder, 'data') }).then(async (product) => {
    await product.stop();
    writeFileSync(readyFile(folder), '');
  });
  made.catch((error: unknown) => console.error(error));
  return async () => {
    await made.catch(() => undefined);
    removeFolder(folder);
  };
}
