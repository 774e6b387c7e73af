/**
 * Patterns of premises, compiled only when a sentence has the letters without which they cannot match: there are thousands,
 * and hardly ever does one of them concern what is asked.
 */

export interface LazyPattern {
  exec(text: string): RegExpExecArray | null;
  test(text: string): boolean;
}

const SHORTEST = 3;

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
    if (run.length >= SHORTEST) best = better(best, [run]);
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

/** Of these letters one stands in every text that the expression matches; `null`: it cannot be said. */
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
  let needed: string[] | null | undefined;
  const exec = (text: string): RegExpExecArray | null => {
    if (needed === undefined) needed = neededIn(source);
    if (needed && !needed.some((letters) => text.includes(letters))) return null;
    pattern ??= toPattern(source);
    return pattern.exec(text);
  };
  return { exec, test: (text) => exec(text) !== null };
}
