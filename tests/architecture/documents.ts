import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { SourceFile } from './house-rules.ts';

/** Every page of the repository. */
export const documents = (): SourceFile[] =>
  globSync('**/*.md', { exclude: (name) => /(^|\/)(node_modules|dist|coverage|\.foja[^/]*|\.git)$/.test(String(name)) })
    .toSorted()
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

/** The README is read by everybody; what only some need stands in the folders. */
const LARGEST_README = 8000;
export const longReadme = ({ file, text }: SourceFile): string[] =>
  Buffer.byteLength(text) > LARGEST_README ? [`${file}: ${Buffer.byteLength(text)} bytes`] : [];

/** Fenced code holds examples, not links. */
const withoutFences = (text: string): string => text.replace(/^```[\s\S]*?^```/gm, '');

/** As GitHub makes the anchor of a heading. */
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
  const [place = '', anchor] = target.split('#').map(decodeURIComponent);
  const found = place === '' ? file : path.join(path.dirname(file), place);
  if (place !== '' && !existsSync(found)) return false;
  if (anchor === undefined) return true;
  return found.endsWith('.md') && anchorsOf(place === '' ? text : readFileSync(found, 'utf8')).has(anchor);
}

/** Links, and links of reference, that lead to no file or to no heading of it. */
export const brokenLinks = ({ file, text }: SourceFile): string[] =>
  [...withoutFences(text).matchAll(/\]\(<?([^)\s>]+)>?(?:\s+"[^"]*")?\)|^\[[^\]]+\]:\s*<?([^\s>]+)>?/gm)]
    .map((match) => match[1] ?? match[2] ?? '')
    .filter((target) => !isOutside(target) && !isFound(file, text, target))
    .map((target) => `${file}: ${target}`);

/** Commands that a page names and `package.json` does not have. */
export const unknownScripts =
  (scripts: readonly string[]) =>
  ({ file, text }: SourceFile): string[] =>
    [...text.matchAll(/\bnpm (?:run (?:-s )?([\w:-]*\w)|(start|test)\b)/g)]
      .map((match) => match[1] ?? match[2] ?? '')
      .filter((name) => !scripts.includes(name))
      .map((name) => `${file}: npm run ${name}`);

/** Decisions that their list does not name. */
export const unlistedDecisions = (list: string, files: readonly string[]): string[] =>
  files.filter((file) => !list.includes(`](${path.basename(file)})`));
