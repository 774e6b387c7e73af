/** The part of a hast tree that this needs. */
interface HastNode {
  type: string;
  tagName?: string;
  value?: string;
  children?: HastNode[];
  properties?: Record<string, unknown>;
}

const REFERENCE = /\[(\d{1,3})\]/g;
const VERBATIM = new Set(['code', 'pre', 'a']);

function split(value: string): HastNode[] {
  const parts: HastNode[] = [];
  let from = 0;
  for (const match of value.matchAll(REFERENCE)) {
    if (match.index > from) parts.push({ type: 'text', value: value.slice(from, match.index) });
    parts.push({ type: 'element', tagName: 'cite', properties: { dataOrdinal: match[1] }, children: [{ type: 'text', value: match[1] }] });
    from = match.index + match[0].length;
  }
  if (from < value.length) parts.push({ type: 'text', value: value.slice(from) });
  return parts;
}

function walk(node: HastNode): void {
  if (!node.children || VERBATIM.has(node.tagName ?? '')) return;
  node.children = node.children.flatMap((child) => {
    if (child.type === 'text' && child.value?.includes('[')) return split(child.value);
    walk(child);
    return [child];
  });
}

/** Rehype plugin: `[1]` in the text becomes `<cite data-ordinal="1">`. */
export const citeReferences = () => (tree: unknown) => walk(tree as HastNode);
