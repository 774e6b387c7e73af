import { useState } from 'react';
import type { AnswerStyle, LegalArea } from '#schema/generated/contract.ts';
import { answerStyleText } from '#schema/text/chat.ts';
import { areaLabel } from '#schema/text/search.ts';
import { DRAFT_PREFIX } from '#web/shared/session/session-storage.ts';
import type { Message } from './reply-follower.ts';

/** Where an answer is looked for first, and how it is told. */
export interface AskChoices {
  area: LegalArea | null;
  style: AnswerStyle;
}

const USUAL: AskChoices = { area: null, style: 'STANDARD' };

export const isArea = (value: unknown): value is LegalArea =>
  typeof value === 'string' && Object.hasOwn(areaLabel, value);
const isStyle = (value: unknown): value is AnswerStyle =>
  typeof value === 'string' && Object.hasOwn(answerStyleText.styles, value);

// Kept like a draft: it is the person's, and goes when they sign out.
const keyOf = (threadId: string | null): string => `${DRAFT_PREFIX}choices_${threadId ?? 'new'}`;

function read(threadId: string | null): AskChoices | null {
  try {
    const held = JSON.parse(sessionStorage.getItem(keyOf(threadId)) ?? 'null') as Record<string, unknown> | null;
    if (!held) return null;
    return {
      area: isArea(held['area']) ? held['area'] : null,
      style: isStyle(held['style']) ? held['style'] : 'STANDARD',
    };
  } catch {
    return null;
  }
}

function write(threadId: string | null, choices: AskChoices | null): void {
  try {
    if (choices) sessionStorage.setItem(keyOf(threadId), JSON.stringify(choices));
    else sessionStorage.removeItem(keyOf(threadId));
  } catch {
    // Without storage a choice lasts as long as the page.
  }
}

/** What was chosen for a conversation; before anything is chosen, what its last question was asked with. */
export function useAskChoices(threadId: string | null, lastQuestion: Message | undefined) {
  const [held, setHeld] = useState({ threadId, choices: read(threadId) });
  const current = held.threadId === threadId ? held : { threadId, choices: read(threadId) };
  if (current !== held) setHeld(current);
  const choose = (choices: AskChoices | null) => {
    write(threadId, choices);
    setHeld({ threadId, choices });
  };
  const choices = current.choices ?? (lastQuestion ? { area: lastQuestion.area, style: lastQuestion.style } : USUAL);
  return { choices, choose, forget: () => choose(null) };
}
