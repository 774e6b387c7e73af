import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { removeFolder, startProduct, TEMPLATE } from './product.ts';

/** One data folder that is migrated and seeded, for the products of the browser's tests to copy: it takes them 6 seconds each. */
export default async function setup(): Promise<() => void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'foja-template-'));
  const product = await startProduct({ folder });
  await product.stop();
  process.env[TEMPLATE] = folder;
  return () => removeFolder(folder);
}
