import { foldText } from '#schema/lib/fold-text.ts';
import { wholePart } from './article-number.rules.ts';

/** The headings of a law as a collapsible tree. */

export interface Heading {
  title: string;
  depth: number;
  firstArticle: string;
  lastArticle: string;
  articleCount: number;
}

export interface Branch extends Heading {
  /** Index in the flat list, used as identity. */
  index: number;
  /** Indexes of the ancestors, the widest first. */
  above: number[];
  children: Branch[];
}

/** Builds a tree from a flat list with depths; after a skipped depth, the parent is the nearest wider heading. */
export function outlineTree(headings: readonly Heading[]): Branch[] {
  const roots: Branch[] = [];
  const open: Branch[] = [];
  headings.forEach((heading, index) => {
    while (open.length > 0 && (open.at(-1)?.depth ?? 0) >= heading.depth) open.pop();
    const branch: Branch = { ...heading, index, above: open.map((above) => above.index), children: [] };
    (open.at(-1)?.children ?? roots).push(branch);
    open.push(branch);
  });
  return roots;
}

const holds = ({ firstArticle, lastArticle }: Heading, number: string): boolean =>
  wholePart(firstArticle) <= wholePart(number) && wholePart(number) <= wholePart(lastArticle);

/** The heading with this path; if several have it, the one that contains the number. */
export function branchAt(tree: readonly Branch[], path: readonly string[], number: string): Branch | null {
  let level: readonly Branch[] = tree;
  let found: Branch | null = null;
  for (const title of path) {
    const named = level.filter((branch) => branch.title === title);
    const next = named.find((branch) => holds(branch, number)) ?? named[0];
    if (!next) break;
    found = next;
    level = next.children;
  }
  return found;
}

const flat = (tree: readonly Branch[]): Branch[] => tree.flatMap((branch) => [branch, ...flat(branch.children)]);

/** Headings that contain every word, in the order of the law. */
export function findHeadings(tree: readonly Branch[], typed: string): Branch[] {
  const words = foldText(typed).split(/\s+/).filter(Boolean);
  return words.length === 0
    ? []
    : flat(tree).filter(({ title }) => words.every((word) => foldText(title).includes(word)));
}

/** `CAPITULO IV. Rescisión de las relaciones` → mark and words; without a mark everything is words. */
export function headingParts(title: string): { mark: string; words: string } {
  const found =
    /^((?:LIBRO|PARTE|T[IÍ]TULO|CAP[IÍ]TULO|SECCI[OÓ]N|APARTADO|(?:PRIMERA|SEGUNDA|TERCERA|CUARTA) PARTE)(?:\s[\p{L}\d-]+){0,4})\.\s*(.+)$/iu.exec(
      title,
    );
  return found ? { mark: found[1] ?? '', words: found[2] ?? '' } : { mark: '', words: title };
}
