import type { HastNode } from './claim-marks.rules.ts';

const REFERENCE = /\[(\d{1,3})\]/g;
const LAST_WORD = /\S{1,24}$/;
const VERBATIM = new Set(['code', 'pre', 'a']);

const textNode = (value: string): HastNode => ({ type: 'text', value });

const citeNode = (ordinal: string): HastNode => ({
  type: 'element',
  tagName: 'cite',
  properties: { dataOrdinal: ordinal },
  children: [textNode(ordinal)],
});

const keepTogether = (children: HastNode[]): HastNode => ({
  type: 'element',
  tagName: 'span',
  properties: { className: ['whitespace-nowrap'] },
  children,
});

/** The text before a number, and its last word, which is kept on the line of the number. */
function beforeNumber(text: string): HastNode[] {
  const trimmed = text.trimEnd();
  const word = LAST_WORD.exec(trimmed)?.[0] ?? '';
  const rest = trimmed.slice(0, trimmed.length - word.length);
  return [...(rest ? [textNode(rest)] : []), ...(word ? [textNode(word)] : [])];
}

function split(value: string): HastNode[] {
  const parts: HastNode[] = [];
  let from = 0;
  for (const match of value.matchAll(REFERENCE)) {
    const cite = citeNode(match[1] ?? '');
    const lead = value.slice(from, match.index);
    const previous = parts.at(-1);
    from = match.index + match[0].length;
    // Several numbers in a row belong to the same word.
    if (!lead.trim() && previous?.tagName === 'span') {
      previous.children?.push(cite);
      continue;
    }
    const nodes = beforeNumber(lead);
    const word = nodes.length > 0 && !/\s$/.test(nodes.at(-1)?.value ?? ' ') ? nodes.pop() : undefined;
    parts.push(...nodes, keepTogether(word ? [word, cite] : [cite]));
  }
  if (from < value.length) parts.push(textNode(value.slice(from)));
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

/** Rehype plugin: `[1]` becomes `<cite data-ordinal="1">`, never alone at the start of a line. */
export const citeReferences = () => (tree: unknown) => walk(tree as HastNode);

/** Removes a citation number that has arrived only in part. */
export const withoutHalfReference = (text: string): string => text.replace(/\[\d{0,3}$/, '');
