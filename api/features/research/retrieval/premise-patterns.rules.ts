/**
 * Patterns of premises, compiled only when a sentence has the letters without which they cannot match: there are thousands,
 * and hardly ever does one of them concern what is asked.
 */

export interface LazyPattern {
  /** As `neededIn` says of its source. */
  readonly needed: readonly string[] | null;
  exec(text: string): RegExpExecArray | null;
  test(text: string): boolean;
}

const MIN_LENGTH = 3;

/** `a|b(?:c|d)` → `a`, `b(?:c|d)`. */
function branchesOf(source: string): string[] {
  const branches: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < source.length; at++) {
    const sign = source[at];
    if (sign === '\\') at++;
    else if (sign === '[') at = source.indexOf(']', at + 1);
    else if (sign === '(') depth++;
    else if (sign === ')') depth--;
    else if (sign === '|' && depth === 0) {
      branches.push(source.slice(from, at));
      from = at + 1;
    }
  }
  return [...branches, source.slice(from)];
}

/** Behind the bracket that closes the one at `from`. */
function closeOf(source: string, from: number): number {
  let depth = 0;
  for (let at = from; at < source.length; at++) {
    const sign = source[at];
    if (sign === '\\') at++;
    else if (sign === '[') at = source.indexOf(']', at + 1);
    else if (sign === '(') depth++;
    else if (sign === ')' && --depth === 0) return at + 1;
  }
  return source.length;
}

const QUANTIFIER = /[?*+]\??|\{\d+(?:,\d*)?\}\??/y;
const GROUP = /\((?:\?(?::|<\w+>))?/y;

function quantifierAt(source: string, at: number): string {
  QUANTIFIER.lastIndex = at;
  return QUANTIFIER.exec(source)?.[0] ?? '';
}

const mayBeMissing = (quantifier: string): boolean => /^(?:[?*]|\{0)/.test(quantifier);

/** The better of two sets of letters: the one whose shortest is longest. */
function better(a: string[] | null, b: string[] | null): string[] | null {
  if (!a || !b) return a ?? b;
  const shortest = (texts: string[]): number => Math.min(...texts.map((text) => text.length));
  return shortest(b) > shortest(a) ? b : a;
}

function neededInGroup(group: string): string[] | null {
  GROUP.lastIndex = 0;
  const opening = GROUP.exec(group)?.[0] ?? '(';
  return group.startsWith('(?') && opening === '(' ? null : neededIn(group.slice(opening.length, -1));
}

function neededInBranch(branch: string): string[] | null {
  let best: string[] | null = null;
  let run = '';
  const close = (): void => {
    if (run.length >= MIN_LENGTH) best = better(best, [run]);
    run = '';
  };
  for (let at = 0; at < branch.length;) {
    const sign = branch[at] ?? '';
    const isGroup = sign === '(';
    const end = isGroup
      ? closeOf(branch, at)
      : sign === '['
        ? branch.indexOf(']', at + 1) + 1
        : at + (sign === '\\' ? 2 : 1);
    const quantifier = quantifierAt(branch, end);
    const isLetter = /[a-z0-9 ]/.test(sign);
    if (isLetter && quantifier === '') run += sign;
    else {
      if (isLetter && !mayBeMissing(quantifier)) run += sign;
      close();
      if (isGroup && !mayBeMissing(quantifier)) best = better(best, neededInGroup(branch.slice(at, end)));
    }
    at = end + quantifier.length;
  }
  close();
  return best;
}

/** Of these letters one is in every text that the expression matches; `null`: it cannot be said. */
export function neededIn(source: string): string[] | null {
  const all: string[] = [];
  for (const branch of branchesOf(source)) {
    const needed = neededInBranch(branch);
    if (!needed) return null;
    all.push(...needed);
  }
  return all;
}

/** `source` as it is written, before `#` is replaced; `toPattern` compiles it. */
export function lazyPattern(source: string, toPattern: (source: string) => RegExp): LazyPattern {
  let pattern: RegExp | null = null;
  let known: string[] | null | undefined;
  const neededOnce = (): string[] | null => (known === undefined ? (known = neededIn(source)) : known);
  const exec = (text: string): RegExpExecArray | null => {
    const needed = neededOnce();
    if (needed && !needed.some((letters) => text.includes(letters))) return null;
    pattern ??= toPattern(source);
    return pattern.exec(text);
  };
  return {
    exec,
    test: (text) => exec(text) !== null,
    get needed() {
      return neededOnce();
    },
  };
}

const piecesOf = (text: string): Set<string> =>
  new Set(
    Array.from({ length: Math.max(0, text.length - MIN_LENGTH + 1) }, (_, at) => text.slice(at, at + MIN_LENGTH)),
  );

/**
 * Which of many groups of patterns could match a text, without asking each: by three letters in a row, the rarest, of
 * what each pattern needs.
 */
export class PatternIndex {
  private readonly groupsOf = new Map<string, number[]>();
  /** Groups without patterns, or with one of which nothing can be said. */
  private readonly always: number[] = [];

  constructor(groups: readonly (readonly LazyPattern[])[]) {
    const counts = new Map<string, number>();
    for (const { needed } of groups.flat())
      for (const letters of needed ?? [])
        for (const piece of piecesOf(letters)) counts.set(piece, (counts.get(piece) ?? 0) + 1);
    const rarestOf = (letters: string): string =>
      [...piecesOf(letters)].reduce((best, piece) =>
        (counts.get(piece) ?? 0) < (counts.get(best) ?? 0) ? piece : best,
      );
    for (const [at, group] of groups.entries()) {
      const needed = group.map((pattern) => pattern.needed);
      if (needed.length === 0 || needed.includes(null)) this.always.push(at);
      for (const piece of new Set(needed.flatMap((texts) => (texts ?? []).map(rarestOf))))
        this.groupsOf.set(piece, [...(this.groupsOf.get(piece) ?? []), at]);
    }
  }

  /** Groups of which a pattern may match one of the texts, in their order. */
  inAny(texts: readonly string[]): number[] {
    const found = new Set(this.always);
    for (const text of new Set(texts))
      for (let from = 0; from + MIN_LENGTH <= text.length; from++)
        for (const at of this.groupsOf.get(text.slice(from, from + MIN_LENGTH)) ?? []) found.add(at);
    return [...found].toSorted((a, b) => a - b);
  }
}
