/** `\p{L}`, `\s`, `[a-z]`, the opening of a group with its name, a repetition, a sign. */
const PARTS = /\\(?:[pP]\{[^}]*\}|.)|\[(?:\\.|[^\]\\])*\]|\(\?<\p{L}+>|\{[\d,]+\}|./gsu;

const inClass = (written: string): string => {
  const opening = written.startsWith('[^') ? '[^' : '[';
  const inner = written.slice(opening.length, -1);
  // What is escaped is no letter: `\s` must not become `\S`.
  const otherCase = (to: (text: string) => string): string =>
    inner.replace(/\\(?:[pP]\{[^}]*\}|.)|[^\\]/gsu, (each) => (each.startsWith('\\') ? each : to(each)));
  return `${opening}${otherCase((text) => text.toLowerCase())}${otherCase((text) => text.toUpperCase())}]`;
};

/**
 * A pattern that takes its letters large and small, to stand in one that does not. Instead of `(?i:…)`: the engine
 * (V8 13.6) forgets that modifier in patterns that it first uses after a process has compiled some 16 MB of them, which
 * the known false premises alone do.
 */
export const anyCase = (pattern: string): string =>
  `(?:${pattern.replace(PARTS, (part) => {
    if (part === '\\p{Ll}' || part === '\\p{Lu}') return '[\\p{Ll}\\p{Lu}]';
    if (part.length > 1) return part.startsWith('[') ? inClass(part) : part;
    const [small, large] = [part.toLowerCase(), part.toUpperCase()];
    return small === large ? part : `[${small}${large}]`;
  })})`;
