import { useState, type KeyboardEvent } from 'react';
import { insertMention, mentionBefore, peopleLike, type MentionBegun } from './mentions.rules.ts';

interface Person {
  userId: string;
  name: string;
}

interface MentionOptions {
  value: string;
  people: readonly Person[];
  onInsert: (text: string, cursor: number) => void;
}

const MOST_SHOWN = 6;

/** The list of people that opens behind an `@`, moved through with the arrows while the focus stays in the text. */
export function useMentionList({ value, people, onInsert }: MentionOptions) {
  const [cursor, setCursor] = useState(0);
  const [place, setPlace] = useState(0);
  const [dismissedAt, setDismissedAt] = useState<number | null>(null);
  const begun: MentionBegun | null = mentionBefore(value, Math.min(cursor, value.length));
  const found = begun && begun.start !== dismissedAt ? peopleLike(people, begun.query).slice(0, MOST_SHOWN) : [];
  // The whole name and a space behind it: that mention is made.
  const isMade = begun !== null && found.some(({ name }) => begun.query === `${name} `);
  const shown = isMade ? [] : found;
  const active = Math.min(place, shown.length - 1);

  const choose = (person: Person) => {
    if (!begun) return;
    const made = insertMention(value, begun, cursor, person.name);
    setCursor(made.cursor);
    setPlace(0);
    onInsert(made.text, made.cursor);
  };
  /** Whether the key was for the list. */
  const onKey = (event: KeyboardEvent): boolean => {
    const chosen = shown[active];
    if (!chosen) return false;
    if (event.key === 'ArrowDown') setPlace((active + 1) % shown.length);
    else if (event.key === 'ArrowUp') setPlace((active - 1 + shown.length) % shown.length);
    else if (event.key === 'Escape') setDismissedAt(begun?.start ?? null);
    else if ((event.key === 'Enter' && !event.shiftKey) || event.key === 'Tab') choose(chosen);
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  };
  const onCursor = (next: number) => {
    setCursor(next);
    if (dismissedAt !== null && mentionBefore(value, next)?.start !== dismissedAt) setDismissedAt(null);
  };
  return { shown, active, choose, onKey, onCursor };
}
