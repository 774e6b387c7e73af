import { readFileSync } from 'node:fs';

/** Court orders and bulletin lines that we wrote, with the expected values of their fields. */

export interface WrittenNotice {
  id: string;
  text: string;
  /** Expected values by field. A field that is absent is not checked; an empty one is not in the text. */
  expects: ReadonlyMap<string, string>;
}

/** `training`: used to write the rules; `held-out`: not looked at meanwhile. */
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
