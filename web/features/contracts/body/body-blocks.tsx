import { Fragment, type ReactNode } from 'react';
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

/** What is still to be filled in is marked. */
const withBlanks = (text: string): ReactNode =>
  text.split(BLANK).map((piece, at) => (
    // A text keeps its order.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={at}>
      {at > 0 && <span className="contract-blank">{BLANK}</span>}
      {piece}
    </Fragment>
  ));

function Inline({ node }: { node: BodyInline }) {
  if (node.type === 'hardBreak') return <br />;
  return (node.marks ?? []).reduce<ReactNode>((inside, { type }) => {
    const Tag = MARKS[type];
    return <Tag>{inside}</Tag>;
  }, withBlanks(node.text));
}

const Inlines = ({ content = [] }: { content?: readonly BodyInline[] | undefined }) =>
  content.map((node, at) => (
    // oxlint-disable-next-line react/no-array-index-key
    <Inline key={at} node={node} />
  ));

const LIST_TYPES: Record<BodyListStyle, '1' | 'a' | 'I'> = { DECIMAL: '1', ALPHA: 'a', ROMAN: 'I' };

/** The lines that are signed on, two by two. */
const Signatures = ({ parties }: { parties: readonly BodySigner[] }) => (
  <div className="contract-signatures">
    {parties.map((signer, at) => (
      // oxlint-disable-next-line react/no-array-index-key
      <div key={at} className="contract-signature">
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
      const items = block.content.map((item, at) => (
        // oxlint-disable-next-line react/no-array-index-key
        <li key={at}>
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
            {block.content.map((row, at) => (
              // oxlint-disable-next-line react/no-array-index-key
              <tr key={at}>
                {row.content.map((cell, place) => {
                  const Tag = cell.type === 'tableHeader' ? 'th' : 'td';
                  return (
                    // oxlint-disable-next-line react/no-array-index-key
                    <Tag key={place} {...(Tag === 'th' ? { scope: 'col' } : {})}>
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
  blocks.map((block, at) => (
    // oxlint-disable-next-line react/no-array-index-key
    <Block key={at} block={block} />
  ));
