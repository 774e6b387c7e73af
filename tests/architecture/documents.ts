import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { SourceFile } from './house-rules.ts';

/** Every Markdown file of the repository. */
export const documents = (): SourceFile[] =>
  globSync('**/*.md', { exclude: (name) => /(^|\/)(node_modules|dist|coverage|\.foja[^/]*|\.git)$/.test(String(name)) })
    .toSorted()
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

/** Largest size of README.md in bytes. Details belong in the pages of the folders. */
const MAX_README = 8000;
export const longReadme = ({ file, text }: SourceFile): string[] =>
  Buffer.byteLength(text) > MAX_README ? [`${file}: ${Buffer.byteLength(text)} bytes`] : [];

/** Links in fenced code are examples and are not checked. */
const withoutFences = (text: string): string => text.replace(/^```[\s\S]*?^```/gm, '');

/** The anchor of a heading, as GitHub generates it. */
const anchorOf = (heading: string): string =>
  heading
    .replace(/[`*_]/g, '')
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');

const anchorsOf = (text: string): Set<string> =>
  new Set([...withoutFences(text).matchAll(/^#{1,6} (.+)$/gm)].map((match) => anchorOf(match[1] ?? '')));

const isOutside = (target: string): boolean => /^[a-z][a-z0-9+.-]*:/i.test(target);

function isFound(file: string, text: string, target: string): boolean {
  const [linked = '', anchor] = target.split('#').map(decodeURIComponent);
  const found = linked === '' ? file : path.join(path.dirname(file), linked);
  if (linked !== '' && !existsSync(found)) return false;
  if (anchor === undefined) return true;
  return found.endsWith('.md') && anchorsOf(linked === '' ? text : readFileSync(found, 'utf8')).has(anchor);
}

/** Links and reference links to files or headings that do not exist. */
export const brokenLinks = ({ file, text }: SourceFile): string[] =>
  [...withoutFences(text).matchAll(/\]\(<?([^)\s>]+)>?(?:\s+"[^"]*")?\)|^\[[^\]]+\]:\s*<?([^\s>]+)>?/gm)]
    .map((match) => match[1] ?? match[2] ?? '')
    .filter((target) => !isOutside(target) && !isFound(file, text, target))
    .map((target) => `${file}: ${target}`);

/** npm scripts that a page names and `package.json` does not have. */
export const unknownScripts =
  (scripts: readonly string[]) =>
  ({ file, text }: SourceFile): string[] =>
    [...text.matchAll(/\bnpm (?:run (?:-s )?([\w:-]*\w)|(start|test)\b)/g)]
      .map((match) => match[1] ?? match[2] ?? '')
      .filter((name) => !scripts.includes(name))
      .map((name) => `${file}: npm run ${name}`);

/** Decisions that are missing in their list. */
export const unlistedDecisions = (list: string, files: readonly string[]): string[] =>
  files.filter((file) => !list.includes(`](${path.basename(file)})`));
