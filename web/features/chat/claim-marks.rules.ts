/** Finds the claims of an answer in the tree that Markdown produces. Pure. */

export interface ClaimRange {
  start: number;
  end: number;
}

/** The part of a hast node that this code uses. */
export interface HastNode {
  type: string;
  tagName?: string;
  value?: string;
  children?: HastNode[];
  properties?: Record<string, unknown>;
  position?: { start: { offset?: number } };
}

/** Maximum number of source characters between two visible characters. */
const GAP = 64;
const ENTITY = /^&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});/i;

/**
 * For each code unit of the visible text, its position in the Markdown source. The source has the same characters in
 * the same order, plus backslashes, marks, indents and entities.
 */
export function sourcePositions(source: string, shown: string, from: number): number[] {
  const places: number[] = [];
  let at = from;
  for (let i = 0; i < shown.length; i++) {
    const entity = source[at] === '&' ? ENTITY.exec(source.slice(at, at + 40))?.[0] : undefined;
    if (entity && !shown.startsWith(entity, i)) {
      places.push(at);
      at += entity.length;
      continue;
    }
    const gap = source.slice(at, at + GAP).indexOf(shown[i] ?? '');
    // A code unit without a position (the second half of a decoded entity) gets that of the one before.
    places.push(gap === -1 ? Math.max(from, at - 1) : at + gap);
    if (gap !== -1) at += gap + 1;
  }
  return places;
}

interface TextPart {
  from: number;
  to: number;
  claim: number | null;
}

/** Splits visible text at the start and end of claims. */
function cut(places: readonly number[], claims: readonly ClaimRange[]): TextPart[] {
  const parts: TextPart[] = [];
  let done = 0;
  const first = places[0] ?? 0;
  const last = places.at(-1) ?? 0;
  claims.forEach(({ start, end }, claim) => {
    if (end <= first || start > last) return;
    const from = places.findIndex((place) => place >= start);
    const after = places.findIndex((place) => place >= end);
    const to = after === -1 ? places.length : after;
    if (from < done || from >= to) return;
    if (from > done) parts.push({ from: done, to: from, claim: null });
    parts.push({ from, to, claim });
    done = to;
  });
  if (done < places.length) parts.push({ from: done, to: places.length, claim: null });
  return parts;
}

const marked = (claim: number, children: HastNode[]): HastNode => ({
  type: 'element',
  tagName: 'mark',
  properties: { dataClaim: claim },
  children,
});

const textOf = ({ value, children }: HastNode): string => value ?? (children ?? []).map(textOf).join('');

class Marker {
  /** Nodes without a position are searched from here on. */
  private cursor = 0;
  /** The last mark of each claim: its sign is placed there. */
  readonly ends = new Map<number, HastNode>();

  constructor(
    private readonly source: string,
    private readonly claims: readonly ClaimRange[],
  ) {}

  walk(node: HastNode): void {
    node.children = node.children?.flatMap((child) => this.replace(child));
  }

  private replace(node: HastNode): HastNode[] {
    if (node.type === 'text') return this.split(node);
    // A code block has no claims; links and inline code are not split.
    if (node.tagName === 'pre') return [node];
    if (node.tagName === 'a' || node.tagName === 'code') return [this.whole(node)];
    this.walk(node);
    return [node];
  }

  private locate(node: HastNode, value: string): number[] {
    const places = sourcePositions(this.source, value, node.position?.start.offset ?? this.cursor);
    this.cursor = (places.at(-1) ?? this.cursor) + 1;
    return places;
  }

  private mark(claim: number, children: HastNode[]): HastNode {
    const mark = marked(claim, children);
    this.ends.set(claim, mark);
    return mark;
  }

  private whole(node: HastNode): HastNode {
    const [first] = this.locate(node, textOf(node));
    const claim = this.claims.findIndex(({ start, end }) => first !== undefined && first >= start && first < end);
    return claim === -1 ? node : this.mark(claim, [node]);
  }

  private split(node: HastNode): HastNode[] {
    const value = node.value ?? '';
    // Line breaks between blocks belong to no claim.
    if (!value.trim()) return [node];
    return cut(this.locate(node, value), this.claims).map(({ from, to, claim }) => {
      const text: HastNode = { type: 'text', value: value.slice(from, to) };
      return claim === null ? text : this.mark(claim, [text]);
    });
  }
}

/** Wraps each part of each claim in `<mark data-claim="0">`; the last part also has `data-last`. */
function markClaims(tree: HastNode, source: string, claims: readonly ClaimRange[]): void {
  if (claims.length === 0) return;
  const marker = new Marker(source, claims);
  marker.walk(tree);
  for (const end of marker.ends.values()) end.properties = { ...end.properties, dataLast: true };
}

/** Rehype plugin for `markClaims`. */
export const claimMarks = (claims: readonly ClaimRange[]) => (tree: unknown, file: { value: unknown }) =>
  markClaims(tree as HastNode, String(file.value), claims);
