import { readFileSync } from 'node:fs';

/** Court orders and lines of bulletins that we wrote ourselves, each with what a lawyer would read in it. */

export interface WrittenNotice {
  id: string;
  text: string;
  /** What is told of each field; a field that is not named is not judged, an empty one is not in the text. */
  expects: ReadonlyMap<string, string>;
}

/** `training`: what the rules were written with; `held-out`: never looked at while they were. */
export function readNotices(set: 'training' | 'held-out'): WrittenNotice[] {
  const file = readFileSync(new URL(`../fixtures/notices/${set}.txt`, import.meta.url), 'utf8');
  return file
    .split(/^=== /m)
    .slice(1)
    .map((block) => {
      const [head = '', ...text] = block.split('\n---\n');
      const [id = '', ...lines] = head.split('\n');
      const expects = lines.map((line) => {
        const at = line.indexOf(':');
        return [line.slice(0, at).trim(), line.slice(at + 1).trim()] as const;
      });
      return { id: id.trim(), text: text.join('\n---\n').trimEnd(), expects: new Map(expects) };
    });
}
