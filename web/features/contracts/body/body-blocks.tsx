import { createElement, Fragment, type ReactNode } from 'react';
import {
  BLANK,
  linesOfSigner,
  type BodyBlock,
  type BodyInline,
  type BodyListStyle,
  type BodySigner,
} from '#schema/lib/contract-body.ts';
import { cx } from '#web/shared/ui/class-names.ts';

const MARKS = { bold: 'strong', italic: 'em', underline: 'u' } as const;

/** Parts of a document keep their order, so they need no keys. */
const inOrder = <T,>(items: readonly T[], draw: (item: T, at: number) => ReactNode): ReactNode =>
  createElement(Fragment, null, ...items.map(draw));

/** What is still to be filled in is marked. */
const withBlanks = (text: string): ReactNode =>
  inOrder(text.split(BLANK), (piece, at) => (
    <>
      {at > 0 && <span className="contract-blank">{BLANK}</span>}
      {piece}
    </>
  ));

function Inline({ node }: { node: BodyInline }) {
  if (node.type === 'hardBreak') return <br />;
  return (node.marks ?? []).reduce<ReactNode>((inside, { type }) => {
    const Tag = MARKS[type];
    return <Tag>{inside}</Tag>;
  }, withBlanks(node.text));
}

const Inlines = ({ content = [] }: { content?: readonly BodyInline[] | undefined }) =>
  inOrder(content, (node) => <Inline node={node} />);

const LIST_TYPES: Record<BodyListStyle, '1' | 'a' | 'I'> = { DECIMAL: '1', ALPHA: 'a', ROMAN: 'I' };

/** The lines that are signed on, two by two. */
const Signatures = ({ parties }: { parties: readonly BodySigner[] }) => (
  <div className="contract-signatures">
    {inOrder(parties, (signer) => (
      <div className="contract-signature">
        {linesOfSigner(signer).map((line, place) => (
          <span key={line} className={cx('block', place === 0 && 'font-semibold')}>
            {line}
          </span>
        ))}
      </div>
    ))}
  </div>
);

function Block({ block }: { block: BodyBlock }) {
  switch (block.type) {
    case 'title':
      return (
        <h2 className="contract-title">
          <Inlines content={block.content} />
        </h2>
      );
    case 'heading':
      return (
        <h3 className={cx('contract-heading', block.attrs.pageBreakBefore && 'contract-annex')}>
          <Inlines content={block.content} />
        </h3>
      );
    case 'clauseHeading':
      return (
        <h4 className="contract-clause-heading">
          <Inlines content={block.content} />
        </h4>
      );
    case 'paragraph':
      return (
        <p data-align={block.attrs.align}>
          <Inlines content={block.content} />
        </p>
      );
    case 'bulletList':
    case 'orderedList': {
      const items = inOrder(block.content, (item) => (
        <li>
          <Blocks blocks={item.content} />
        </li>
      ));
      if (block.type === 'bulletList') return <ul>{items}</ul>;
      return (
        <ol type={LIST_TYPES[block.attrs.style]} start={block.attrs.start} data-list={block.attrs.style}>
          {items}
        </ol>
      );
    }
    case 'table':
      return (
        <table>
          <tbody>
            {inOrder(block.content, (row) => (
              <tr>
                {inOrder(row.content, (cell) => {
                  const Tag = cell.type === 'tableHeader' ? 'th' : 'td';
                  return (
                    <Tag {...(Tag === 'th' ? { scope: 'col' } : {})}>
                      <Blocks blocks={cell.content} />
                    </Tag>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      );
    case 'signatures':
      return <Signatures parties={block.attrs.parties} />;
  }
}

/** Blocks in their order; a document that is shown does not change under its keys. */
export const Blocks = ({ blocks }: { blocks: readonly BodyBlock[] }) =>
  inOrder(blocks, (block) => <Block block={block} />);
