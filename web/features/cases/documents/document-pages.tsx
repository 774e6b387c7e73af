import { Fragment, type JSX } from 'react';
import { caseDocumentsScreenText as text } from '#schema/text/case-documents-screen.ts';
import { cx } from '#web/shared/ui/class-names.ts';
import type { CaseDocumentPreviewQuery } from './documents.generated.ts';

type Page = NonNullable<CaseDocumentPreviewQuery['caseDocumentText']>['pages'][number];
type Block = Page['blocks'][number];

/** Headings of the file stand below the title of the dialog, which is the second level. */
const HEADINGS = ['h3', 'h3', 'h4', 'h5', 'h6', 'h6'] as const;

const Runs = ({ runs }: Pick<Block, 'runs'>) =>
  runs.map(({ text: words, isBold, isItalic }, at) => {
    const face = isItalic ? <em>{words}</em> : words;
    // The runs of a stored file never change places.
    // oxlint-disable-next-line react/no-array-index-key
    return <Fragment key={at}>{isBold ? <strong>{face}</strong> : face}</Fragment>;
  });

function Table({ rows }: Pick<Block, 'rows'>) {
  return (
    // Scrolls by itself, so that the keyboard reaches its end.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div role="region" aria-label={text.table} tabIndex={0} className="overflow-x-auto">
      <table className="w-full border-collapse text-base">
        <tbody>
          {rows.map(({ isHeader, cells }, row) => (
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={row}>
              {cells.map((cell, column) => {
                const Cell = isHeader ? 'th' : 'td';
                return (
                  <Cell
                    // oxlint-disable-next-line react/no-array-index-key
                    key={column}
                    className={cx('border border-line px-2.5 py-1.5 text-left align-top', isHeader && 'bg-sunken')}
                  >
                    {cell}
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Items that follow each other are one list, with deeper ones in their item. */
function List({ items }: { items: readonly Block[] }): JSX.Element {
  const [first] = items;
  const level = first?.level ?? 1;
  const groups: Block[][] = [];
  for (const item of items) {
    if (item.level <= level || groups.length === 0) groups.push([item]);
    else groups.at(-1)?.push(item);
  }
  const isOrdered = first?.number !== null;
  const Tag = isOrdered ? 'ol' : 'ul';
  return (
    <Tag className={cx('grid gap-1.5 pl-7', isOrdered ? 'list-decimal' : 'list-disc')}>
      {groups.map(([item, ...deeper], at) => (
        // oxlint-disable-next-line react/no-array-index-key
        <li key={at} value={item?.number ?? undefined}>
          {item && <Runs runs={item.runs} />}
          {deeper.length > 0 && <List items={deeper} />}
        </li>
      ))}
    </Tag>
  );
}

function One({ block }: { block: Block }) {
  if (block.kind === 'TABLE') return <Table rows={block.rows} />;
  if (block.kind === 'HEADING') {
    const Heading = HEADINGS[block.level - 1] ?? 'h6';
    return (
      <Heading className={cx('pt-1 font-semibold', block.level <= 2 && 'text-xl')}>
        <Runs runs={block.runs} />
      </Heading>
    );
  }
  return (
    <p>
      <Runs runs={block.runs} />
    </p>
  );
}

/** Items of a list that follow each other are one group; other blocks stand alone. */
function groupsOf(blocks: readonly Block[]): Block[][] {
  const groups: Block[][] = [];
  for (const block of blocks) {
    const last = groups.at(-1);
    if (last?.[0]?.kind === 'LIST_ITEM' && block.kind === 'LIST_ITEM') last.push(block);
    else groups.push([block]);
  }
  return groups;
}

/** The pages of a document as React elements: its text is never read as HTML. */
export function DocumentPages({ pages }: { pages: readonly Page[] }) {
  return pages.map(({ number, blocks }) => (
    <section
      key={number ?? 0}
      aria-label={number === null || number === undefined ? undefined : text.page(number)}
      className="grid grid-cols-1 gap-3 not-first:mt-5 not-first:border-t not-first:border-line not-first:pt-5"
    >
      {number !== null && number !== undefined && (
        <p aria-hidden="true" className="justify-self-end font-sans text-sm text-muted tabular">
          {text.pageOf(number, pages.at(-1)?.number ?? number)}
        </p>
      )}
      {blocks.length === 0 && <p className="font-sans text-sm text-muted">{text.emptyPage}</p>}
      {groupsOf(blocks).map((group, at) =>
        group[0]?.kind === 'LIST_ITEM' ? (
          // oxlint-disable-next-line react/no-array-index-key
          <List key={at} items={group} />
        ) : (
          // oxlint-disable-next-line react/no-array-index-key
          group[0] && <One key={at} block={group[0]} />
        ),
      )}
    </section>
  ));
}
