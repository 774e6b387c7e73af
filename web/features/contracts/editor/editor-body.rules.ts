import type { BodyBlock, BodyInline, BodyMark, ContractBody } from '#schema/lib/contract-body.ts';

/** The document of the editor in the form in which contracts are kept: without what only the editor needs. */

interface EditorNode {
  type?: string;
  text?: string;
  attrs?: Record<string, unknown>;
  marks?: readonly { type: string }[];
  content?: readonly EditorNode[];
}

const MARKS = new Set(['bold', 'italic', 'underline']);

function inlineOf(node: EditorNode): BodyInline[] {
  if (node.type === 'hardBreak') return [{ type: 'hardBreak' }];
  if (!node.text) return [];
  const marks = (node.marks ?? []).filter(({ type }) => MARKS.has(type)).map(({ type }) => ({ type }) as BodyMark);
  return [{ type: 'text', text: node.text, ...(marks.length > 0 ? { marks } : {}) }];
}

function blockOf(node: EditorNode): BodyBlock[] {
  const { type, attrs = {}, content = [] } = node;
  const inline = content.flatMap(inlineOf);
  const words = inline.length > 0 ? { content: inline } : {};
  const blocks = () => content.flatMap((each) => each.content?.flatMap(blockOf) ?? []);
  switch (type) {
    case 'title':
      return [{ type, ...words }];
    case 'heading':
      return [
        {
          type,
          attrs: {
            level: (attrs['level'] ?? 1) as 1,
            ...(attrs['pageBreakBefore'] ? { pageBreakBefore: true } : {}),
          },
          ...words,
        },
      ];
    case 'clauseHeading':
      return [{ type, attrs: { clauseId: (attrs['clauseId'] ?? '') as string }, ...words }];
    case 'paragraph':
      return [
        {
          type,
          attrs: {
            align: (attrs['align'] ?? 'JUSTIFY') as 'JUSTIFY',
            clauseId: (attrs['clauseId'] ?? null) as string | null,
          },
          ...words,
        },
      ];
    case 'bulletList':
    case 'orderedList': {
      const items = content.map((item) => ({
        type: 'listItem' as const,
        content: (item.content ?? []).flatMap(blockOf),
      }));
      if (type === 'bulletList') return [{ type, content: items }];
      return [
        {
          type,
          attrs: { style: (attrs['style'] ?? 'DECIMAL') as 'DECIMAL', start: Number(attrs['start'] ?? 1) },
          content: items,
        },
      ];
    }
    case 'table':
      return [
        {
          type,
          content: content.map((row) => ({
            type: 'tableRow' as const,
            content: (row.content ?? []).map((cell) => ({
              type: cell.type === 'tableHeader' ? ('tableHeader' as const) : ('tableCell' as const),
              content: (cell.content ?? []).flatMap(blockOf),
            })),
          })),
        },
      ];
    case 'signatures':
      return [{ type, attrs: { parties: (attrs['parties'] ?? []) as [] } }];
    default:
      return blocks();
  }
}

/** Headings of clauses that were copied or cut in two have an identifier of their own. */
function withOwnIds(blocks: readonly BodyBlock[]): BodyBlock[] {
  const seen = new Set<string>();
  let made = 0;
  const free = (): string => {
    let id = '';
    do id = `extra_${++made}`;
    while (seen.has(id));
    return id;
  };
  return blocks.map((block) => {
    if (block.type !== 'clauseHeading') return block;
    const { clauseId } = block.attrs;
    const own = clauseId && !seen.has(clauseId) ? clauseId : free();
    seen.add(own);
    return { ...block, attrs: { clauseId: own } };
  });
}

export const bodyOfEditor = (doc: EditorNode): ContractBody => ({
  type: 'doc',
  content: withOwnIds((doc.content ?? []).flatMap(blockOf)),
});
