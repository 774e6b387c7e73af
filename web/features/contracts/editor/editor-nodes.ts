import { mergeAttributes, Node, type CommandProps } from '@tiptap/core';
import { linesOfSigner, type BodyAlign, type BodyListStyle, type BodySigner } from '#schema/lib/contract-body.ts';

/** The nodes of a contract that the editor's own extensions do not have. Their JSON is that of `contract-body.ts`. */

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    contractBlocks: {
      /** Turns the blocks of the selection into this kind. */
      setBlock: (type: 'paragraph' | 'title' | 'heading' | 'clauseHeading') => ReturnType;
      setAlign: (align: BodyAlign) => ReturnType;
      insertBreak: () => ReturnType;
    };
  }
}

/** An identifier for a clause that is written by hand. */
export const newClauseId = (): string => `extra_${Date.now().toString(36)}`;

/** Priority above the other blocks: it is what a new block becomes. */
export const Paragraph = Node.create({
  name: 'paragraph',
  priority: 1000,
  group: 'block',
  content: 'inline*',
  addAttributes: () => ({
    align: {
      default: 'JUSTIFY' satisfies BodyAlign,
      parseHTML: (element: HTMLElement) => element.dataset['align'] ?? 'JUSTIFY',
      renderHTML: ({ align }: { align: BodyAlign }) => ({ 'data-align': align }),
    },
    clauseId: { default: null, rendered: false },
  }),
  parseHTML: () => [{ tag: 'p' }],
  renderHTML: ({ HTMLAttributes }) => ['p', HTMLAttributes, 0],
  addCommands() {
    return {
      setBlock:
        (type) =>
        ({ commands }: CommandProps) =>
          commands.setNode(
            type,
            type === 'heading' ? { level: 1 } : type === 'clauseHeading' ? { clauseId: newClauseId() } : {},
          ),
      setAlign:
        (align) =>
        ({ commands }: CommandProps) =>
          commands.updateAttributes('paragraph', { align }),
      insertBreak:
        () =>
        ({ commands }: CommandProps) =>
          commands.insertContent({ type: 'hardBreak' }),
    };
  },
});

export const Title = Node.create({
  name: 'title',
  group: 'block',
  content: 'inline*',
  defining: true,
  parseHTML: () => [{ tag: 'h1' }, { tag: 'h2' }],
  renderHTML: () => ['h2', { class: 'contract-title' }, 0],
});

export const Heading = Node.create({
  name: 'heading',
  group: 'block',
  content: 'inline*',
  defining: true,
  addAttributes: () => ({
    level: { default: 1, rendered: false },
    pageBreakBefore: { default: false, rendered: false },
  }),
  parseHTML: () => [{ tag: 'h3' }],
  renderHTML: ({ node }) => [
    'h3',
    { class: node.attrs['pageBreakBefore'] ? 'contract-heading contract-annex' : 'contract-heading' },
    0,
  ],
});

export const ClauseHeading = Node.create({
  name: 'clauseHeading',
  group: 'block',
  content: 'inline*',
  defining: true,
  addAttributes: () => ({
    clauseId: { default: null, keepOnSplit: false, rendered: false },
  }),
  parseHTML: () => [{ tag: 'h4' }],
  renderHTML: () => ['h4', { class: 'contract-clause-heading' }, 0],
});

/** The lines that are signed on: kept whole, moved or deleted as one. */
export const Signatures = Node.create({
  name: 'signatures',
  group: 'block',
  atom: true,
  addAttributes: () => ({ parties: { default: [], rendered: false } }),
  renderHTML: ({ node }) => [
    'div',
    { class: 'contract-signatures' },
    ...(node.attrs['parties'] as BodySigner[]).map((signer) => [
      'div',
      { class: 'contract-signature' },
      ...linesOfSigner(signer).map((line) => ['div', {}, line] as const),
    ]),
  ],
});

export const HardBreak = Node.create({
  name: 'hardBreak',
  inline: true,
  group: 'inline',
  selectable: false,
  parseHTML: () => [{ tag: 'br' }],
  renderHTML: ({ HTMLAttributes }) => ['br', mergeAttributes(HTMLAttributes)],
  renderText: () => '\n',
  addKeyboardShortcuts() {
    return { 'Shift-Enter': () => this.editor.commands.insertBreak() };
  },
});

/** Attributes of a numbered list, in place of those of HTML. */
export const listAttributes = {
  style: {
    default: 'DECIMAL' satisfies BodyListStyle,
    parseHTML: (element: HTMLElement) => element.dataset['list'] ?? 'DECIMAL',
    renderHTML: ({ style }: { style: BodyListStyle }) => ({ 'data-list': style }),
  },
  start: {
    default: 1,
    parseHTML: (element: HTMLElement) => Number(element.getAttribute('start') ?? 1) || 1,
    renderHTML: ({ start }: { start: number }) => (start === 1 ? {} : { start }),
  },
};
