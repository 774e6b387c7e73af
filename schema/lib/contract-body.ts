import { markerOf, type ListStyle } from './list-markers.ts';

/**
 * The document of a contract as JSON: what the engine writes, the editor changes, and files are made of. The nodes are
 * those of the editor (ProseMirror): `type`, `attrs`, `content`.
 */

export type BodyMark = { type: 'bold' } | { type: 'italic' } | { type: 'underline' };

export interface BodyText {
  type: 'text';
  /** Never empty, without line ends. */
  text: string;
  marks?: BodyMark[];
}
interface BodyBreak {
  type: 'hardBreak';
}
export type BodyInline = BodyText | BodyBreak;

export type BodyAlign = 'LEFT' | 'RIGHT' | 'CENTER' | 'JUSTIFY';

interface BodyTitle {
  type: 'title';
  content?: BodyInline[];
}
interface BodyHeading {
  type: 'heading';
  /** `pageBreakBefore`: an annex begins on a page of its own. */
  attrs: { level: 1 | 2 | 3; pageBreakBefore?: boolean };
  content?: BodyInline[];
}
/** The number of the clause is part of its text: «PRIMERA. OBJETO». */
export interface BodyClauseHeading {
  type: 'clauseHeading';
  attrs: { clauseId: string };
  content?: BodyInline[];
}
interface BodyParagraph {
  type: 'paragraph';
  /** `clauseId`: the clause that it belongs to. */
  attrs: { align: BodyAlign; clauseId: string | null };
  content?: BodyInline[];
}
export interface BodyListItem {
  type: 'listItem';
  content: BodyBlock[];
}
interface BodyBulletList {
  type: 'bulletList';
  content: BodyListItem[];
}
export type BodyListStyle = ListStyle;
interface BodyOrderedList {
  type: 'orderedList';
  attrs: { style: BodyListStyle; start: number };
  content: BodyListItem[];
}
export interface BodyCell {
  type: 'tableHeader' | 'tableCell';
  content: BodyBlock[];
}
interface BodyRow {
  type: 'tableRow';
  content: BodyCell[];
}
export interface BodyTable {
  type: 'table';
  content: BodyRow[];
}
export interface BodySigner {
  /** «EL ARRENDADOR», «TESTIGO». */
  role: string;
  /** Who signs; empty: a blank to be filled in by hand. */
  name: string;
  /** The party that they sign for; null: for themselves. */
  onBehalfOf: string | null;
  /** «Administrador único»; null: not said. */
  capacity: string | null;
}
interface BodySignatures {
  type: 'signatures';
  attrs: { parties: BodySigner[] };
}

export type BodyBlock =
  | BodyTitle
  | BodyHeading
  | BodyClauseHeading
  | BodyParagraph
  | BodyBulletList
  | BodyOrderedList
  | BodyTable
  | BodySignatures;

export interface ContractBody {
  type: 'doc';
  content: BodyBlock[];
}

/** What is still to be filled in, on the screen or by hand. */
export const BLANK = '__________';
/** The line that is signed on, in plain text. */
export const SIGNATURE_LINE = '_'.repeat(40);

const inlineText = (content: readonly BodyInline[] = []): string =>
  content.map((node) => (node.type === 'text' ? node.text : '\n')).join('');

/** The lines of a signature below its line. */
export const linesOfSigner = ({ role, name, onBehalfOf, capacity }: BodySigner): string[] =>
  [role, name, capacity, onBehalfOf].filter((line): line is string => line !== null && line !== '');

function itemText(item: BodyListItem, marker: string): string {
  return `${marker} ${item.content.map(blockText).join('\n')}`;
}

function blockText(block: BodyBlock): string {
  switch (block.type) {
    case 'bulletList':
      return block.content.map((item) => itemText(item, '-')).join('\n');
    case 'orderedList':
      return block.content
        .map((item, at) => itemText(item, markerOf(block.attrs.style, block.attrs.start + at)))
        .join('\n');
    case 'table':
      return block.content
        .map((row) => row.content.map((cell) => cell.content.map(blockText).join(' ')).join('\t'))
        .join('\n');
    case 'signatures':
      return block.attrs.parties.map((signer) => [SIGNATURE_LINE, ...linesOfSigner(signer)].join('\n')).join('\n\n');
    default:
      return inlineText(block.content);
  }
}

/**
 * The plain text of a document: what its SHA-256 is taken of and versions are compared by. Blocks are separated by an
 * empty line, items and rows by a line end, cells by a tab. Empty paragraphs leave no trace.
 */
export const textOfBody = (body: ContractBody): string =>
  `${body.content
    .map((block) => blockText(block).trimEnd())
    .filter((text) => text !== '')
    .join('\n\n')}\n`;
