import { foldText } from '#schema/lib/fold-text.ts';
import { wholePart } from './article-number.rules.ts';

/** The headings of a law as a tree that opens branch by branch. */

export interface Heading {
  title: string;
  depth: number;
  firstArticle: string;
  lastArticle: string;
  articleCount: number;
}

export interface Branch extends Heading {
  /** Place in the flat list: its identity. */
  index: number;
  /** Indexes of the headings above, the widest first. */
  above: number[];
  children: Branch[];
}

/** A flat list with depths becomes a tree; a depth that was skipped hangs from the nearest wider one. */
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

/** The heading that has this path; where several have, the one around the number. */
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

/** Headings that hold every word, in the order of the law. */
export function findHeadings(tree: readonly Branch[], typed: string): Branch[] {
  const words = foldText(typed).split(/\s+/).filter(Boolean);
  return words.length === 0
    ? []
    : flat(tree).filter(({ title }) => words.every((word) => foldText(title).includes(word)));
}

/** `CAPITULO IV. Rescisión de las relaciones` → its mark and its words; a heading without a mark is all words. */
export function headingParts(title: string): { mark: string; words: string } {
  const found =
    /^((?:LIBRO|PARTE|T[IÍ]TULO|CAP[IÍ]TULO|SECCI[OÓ]N|APARTADO|(?:PRIMERA|SEGUNDA|TERCERA|CUARTA) PARTE)(?:\s[\p{L}\d-]+){0,4})\.\s*(.+)$/iu.exec(
      title,
    );
  return found ? { mark: found[1] ?? '', words: found[2] ?? '' } : { mark: '', words: title };
}
