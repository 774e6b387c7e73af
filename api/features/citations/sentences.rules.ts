/** Splits Spanish legal prose into sentences. The stops of «art. 48» and «fr. III» end none. */

const ABBREVIATION =
  /(?:^|[\s(¿¡«“])(?:arts?|frs?|fracc|inc|p[aá]rrs?|párr|núms?|nums?|no|lic|sr|sra|dr|dra|ing|p|pp|cfr|ej|vs|etc|ap|cap|tít|d|o)$/i;
/** A single capital before the stop: initials and incisos. */
const INITIAL = /(?:^|[\s(])\p{Lu}$/u;

export interface Stretch {
  start: number;
  end: number;
}

/** Whether the stop at `at` ends a sentence. Closing punctuation and numbered marks may follow. */
function endsSentence(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 12), at);
  if (text[at] === '.' && (ABBREVIATION.test(before) || INITIAL.test(before))) return false;
  const after = text.slice(at + 1, at + 60);
  return /^[»”"')*_]*(?:\s*\[\d{1,4}\])*(?:\s|$)/.test(after) && !/^[»”"')*_]*\s+\p{Ll}/u.test(after);
}

/** The stretches of the sentences of a text, in order. Marks right after a stop belong to the sentence before. */
export function sentenceStretches(text: string): Stretch[] {
  const found: Stretch[] = [];
  let start = 0;
  const close = (end: number): void => {
    let [from, to] = [start, end];
    while (from < to && /\s/.test(text[from] ?? '')) from++;
    while (to > from && /\s/.test(text[to - 1] ?? '')) to--;
    if (to > from) found.push({ start: from, end: to });
    start = end;
  };
  for (const stop of text.matchAll(/[.!?…]|\n/g)) {
    const at = stop.index;
    if (at < start) continue;
    if (stop[0] === '\n') close(at);
    else if (endsSentence(text, at))
      close(at + 1 + (/^[»”"')*_]*(?:\s*\[\d{1,4}\])*/.exec(text.slice(at + 1, at + 60))?.[0].length ?? 0));
  }
  close(text.length);
  return found;
}

/** A sentence for comparison with a law: without numbers in brackets, bullets and Markdown. */
export const plainSentence = (text: string): string =>
  text
    .replace(/\[\d{1,4}\]/g, ' ')
    .replace(/^\s*(?:[-*•]|\d{1,2}[.)])\s+/, '')
    .replace(/[*_#>`]+/g, '')
    .replace(/\s+([.,;:])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
