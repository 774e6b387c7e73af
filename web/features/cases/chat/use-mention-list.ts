import { useState, type KeyboardEvent } from 'react';
import { insertMention, mentionBefore, peopleLike, type PartialMention } from './mentions.rules.ts';

interface Person {
  userId: string;
  name: string;
}

interface MentionOptions {
  value: string;
  people: readonly Person[];
  onInsert: (text: string, cursor: number) => void;
}

const MAX_SHOWN = 6;

/** The list of people that opens after an `@`. Arrow keys move in it while the focus stays in the text. */
export function useMentionList({ value, people, onInsert }: MentionOptions) {
  const [cursor, setCursor] = useState(0);
  const [index, setIndex] = useState(0);
  const [dismissedAt, setDismissedAt] = useState<number | null>(null);
  const partial: PartialMention | null = mentionBefore(value, Math.min(cursor, value.length));
  const found = partial && partial.start !== dismissedAt ? peopleLike(people, partial.query).slice(0, MAX_SHOWN) : [];
  // The whole name followed by a space completes the mention.
  const isMade = partial !== null && found.some(({ name }) => partial.query === `${name} `);
  const shown = isMade ? [] : found;
  const active = Math.min(index, shown.length - 1);

  const choose = (person: Person) => {
    if (!partial) return;
    const made = insertMention(value, partial, cursor, person.name);
    setCursor(made.cursor);
    setIndex(0);
    onInsert(made.text, made.cursor);
  };
  /** Returns whether the list handled the key. */
  const onKey = (event: KeyboardEvent): boolean => {
    const chosen = shown[active];
    if (!chosen) return false;
    if (event.key === 'ArrowDown') setIndex((active + 1) % shown.length);
    else if (event.key === 'ArrowUp') setIndex((active - 1 + shown.length) % shown.length);
    else if (event.key === 'Escape') setDismissedAt(partial?.start ?? null);
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
