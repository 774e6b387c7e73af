/** Finds the sentences of an answer in what Markdown made of it. Pure. */

export interface ClaimPlace {
  start: number;
  end: number;
}

/** The part of a hast tree that this needs. */
export interface HastNode {
  type: string;
  tagName?: string;
  value?: string;
  children?: HastNode[];
  properties?: Record<string, unknown>;
  position?: { start: { offset?: number } };
}

/** Between two letters that are shown there is never more than this of what is not. */
const GAP = 64;
const ENTITY = /^&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});/i;

/**
 * For each code unit of a text that is shown, its place in the Markdown that it came from. Backslashes, marks, indents and
 * entities are in the source only: everything that is shown stands there in the same order.
 */
export function placesIn(source: string, shown: string, from: number): number[] {
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
    // What does not stand there (the second half of an entity's letter) belongs to what is before it.
    places.push(gap === -1 ? Math.max(from, at - 1) : at + gap);
    if (gap !== -1) at += gap + 1;
  }
  return places;
}

interface Stretch {
  from: number;
  to: number;
  claim: number | null;
}

/** A shown text cut where sentences begin and end. */
function cut(places: readonly number[], claims: readonly ClaimPlace[]): Stretch[] {
  const stretches: Stretch[] = [];
  let done = 0;
  const first = places[0] ?? 0;
  const last = places.at(-1) ?? 0;
  claims.forEach(({ start, end }, claim) => {
    if (end <= first || start > last) return;
    const from = places.findIndex((place) => place >= start);
    const after = places.findIndex((place) => place >= end);
    const to = after === -1 ? places.length : after;
    if (from < done || from >= to) return;
    if (from > done) stretches.push({ from: done, to: from, claim: null });
    stretches.push({ from, to, claim });
    done = to;
  });
  if (done < places.length) stretches.push({ from: done, to: places.length, claim: null });
  return stretches;
}

const marked = (claim: number, children: HastNode[]): HastNode => ({
  type: 'element',
  tagName: 'mark',
  properties: { dataClaim: claim },
  children,
});

const textOf = ({ value, children }: HastNode): string => value ?? (children ?? []).map(textOf).join('');

class Marker {
  /** Nodes without a place of their own are looked for from here on. */
  private cursor = 0;
  /** Where each sentence ends: its sign goes there. */
  readonly ends = new Map<number, HastNode>();

  constructor(
    private readonly source: string,
    private readonly claims: readonly ClaimPlace[],
  ) {}

  walk(node: HastNode): void {
    node.children = node.children?.flatMap((child) => this.replace(child));
  }

  private replace(node: HastNode): HastNode[] {
    if (node.type === 'text') return this.split(node);
    // A block of code is no sentence; a link and a word in code are not cut.
    if (node.tagName === 'pre') return [node];
    if (node.tagName === 'a' || node.tagName === 'code') return [this.whole(node)];
    this.walk(node);
    return [node];
  }

  private locate(node: HastNode, value: string): number[] {
    const places = placesIn(this.source, value, node.position?.start.offset ?? this.cursor);
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
    // The line breaks between blocks are nobody's.
    if (!value.trim()) return [node];
    return cut(this.locate(node, value), this.claims).map(({ from, to, claim }) => {
      const text: HastNode = { type: 'text', value: value.slice(from, to) };
      return claim === null ? text : this.mark(claim, [text]);
    });
  }
}

/** Puts `<mark data-claim="0">` around each piece of each sentence; the last piece of one also has `data-last`. */
export function markClaims(tree: HastNode, source: string, claims: readonly ClaimPlace[]): void {
  if (claims.length === 0) return;
  const marker = new Marker(source, claims);
  marker.walk(tree);
  for (const end of marker.ends.values()) end.properties = { ...end.properties, dataLast: true };
}

/** Rehype plugin of the above. */
export const claimMarks = (claims: readonly ClaimPlace[]) => (tree: unknown, file: { value: unknown }) =>
  markClaims(tree as HastNode, String(file.value), claims);
