import {
  linesOfSigner,
  type BodyAlign,
  type BodyBlock,
  type BodyInline,
  type BodyListItem,
  type BodySigner,
  type ContractBody,
} from '#schema/lib/contract-body.ts';
import { contractFileText } from '#schema/text/contract-files.ts';
import type { Alignment, Block, ListBlock, ParagraphBlock, PrintDocument, Run } from '#api/kernel/print/document.ts';
import { tableBlock } from './contract-tables.rules.ts';
import { flatLines, runsOf } from './body-runs.rules.ts';

/** A version of a contract as a document to print. */

/** What a file of a version says. */
export interface PrintedVersion {
  title: string;
  number: number;
  /** Of the plain text, hexadecimal. */
  sha256: string;
  /** The day in Mexico on which it was saved, `YYYY-MM-DD`. */
  savedOn: string;
  body: ContractBody;
}

export interface PrintOptions {
  /** Address of the page that verifies texts and files. */
  verificationUrl: string;
  /** Dashes where lines and pages end early (PDF only). */
  fillsLines?: boolean;
}

type ListNode = Extract<BodyBlock, { type: 'bulletList' | 'orderedList' }>;

const isList = (block: BodyBlock): block is ListNode => block.type === 'bulletList' || block.type === 'orderedList';

/** The look of contracts is justified: that needs no alignment of its own. */
const aligned = (align: BodyAlign): { align?: Alignment } => (align === 'JUSTIFY' ? {} : { align });

const paragraph = (content: readonly BodyInline[] | undefined, align: BodyAlign): ParagraphBlock => ({
  kind: 'PARAGRAPH',
  runs: runsOf(content),
  ...aligned(align),
});

const isBlank = (content: readonly BodyInline[] = []): boolean =>
  content.every((node) => node.type === 'text' && node.text.trim() === '');

/** What follows the first paragraph of an item. Other blocks than paragraphs and lists become their text. */
const inItem = (block: BodyBlock): ParagraphBlock | ListBlock => {
  if (isList(block)) return listBlock(block);
  if (block.type === 'paragraph') return paragraph(block.content, block.attrs.align);
  return { kind: 'PARAGRAPH', runs: flatLines([block]) };
};

function listBlock(list: ListNode): ListBlock {
  const parted = list.content.map(({ content }: BodyListItem) => {
    const [first, ...rest] = content;
    return first?.type === 'paragraph' ? { runs: runsOf(first.content), rest } : { runs: [], rest: content };
  });
  const isNumbered = list.type === 'orderedList';
  return {
    kind: 'LIST',
    isNumbered,
    ...(isNumbered ? { numbers: list.attrs.style, start: list.attrs.start } : {}),
    items: parted.map(({ runs }) => runs),
    ...(parted.some(({ rest }) => rest.length > 0) ? { inside: parted.map(({ rest }) => rest.map(inItem)) } : {}),
  };
}

/** The role is bold; a signer of whom nothing is known has a line all the same. */
const signerLines = (signer: BodySigner): Run[][] =>
  linesOfSigner(signer).map((text, index): Run[] => [
    { text, ...(index === 0 && signer.role ? { isBold: true } : {}) },
  ]);

function blockOf(block: BodyBlock): Block {
  switch (block.type) {
    case 'title':
      return { kind: 'TITLE', runs: runsOf(block.content) };
    case 'heading': {
      const { level, pageBreakBefore } = block.attrs;
      const page = pageBreakBefore ? { startsPage: true } : {};
      return { kind: 'HEADING', level, runs: runsOf(block.content), ...page };
    }
    case 'clauseHeading':
      return { kind: 'HEADING', level: 2, runs: runsOf(block.content) };
    case 'paragraph':
      return isBlank(block.content) ? { kind: 'SPACE' } : paragraph(block.content, block.attrs.align);
    case 'bulletList':
    case 'orderedList':
      return listBlock(block);
    case 'table':
      return tableBlock(block);
    case 'signatures':
      return { kind: 'SIGNATURES', signers: block.attrs.parties.map(signerLines) };
  }
}

/** Digits of the SHA-256 in the footer. */
const SHOWN_DIGITS = 16;

export function printedContract(version: PrintedVersion, { verificationUrl, fillsLines }: PrintOptions): PrintDocument {
  const blocks = version.body.content.map(blockOf);
  const last = blocks.findLastIndex(({ kind }) => kind !== 'SPACE');
  return {
    title: version.title,
    footer: version.title,
    finePrint: contractFileText.finePrint(version.number, version.sha256.slice(0, SHOWN_DIGITS), verificationUrl),
    createdOn: version.savedOn,
    look: 'LEGAL',
    ...(fillsLines ? { fillsLines } : {}),
    blocks: blocks.slice(0, last + 1),
  };
}
