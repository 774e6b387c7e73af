import { useState } from 'react';
import type { AnswerStyle, LegalArea } from '#schema/generated/contract.ts';
import { answerStyleText } from '#schema/text/chat.ts';
import { areaLabel } from '#schema/text/search.ts';
import { keepValues, readFormDraft } from '#web/shared/session/drafts.ts';
import type { Message } from './reply-follower.ts';

/** The area of law searched first, and the style of the answer. */
export interface AskChoices {
  area: LegalArea | null;
  style: AnswerStyle;
}

export const DEFAULT_CHOICES: AskChoices = { area: null, style: 'STANDARD' };

export const isArea = (value: unknown): value is LegalArea =>
  typeof value === 'string' && Object.hasOwn(areaLabel, value);
const isStyle = (value: unknown): value is AnswerStyle =>
  typeof value === 'string' && Object.hasOwn(answerStyleText.styles, value);

// Stored like a draft: it belongs to the user and is removed at logout.
const nameOf = (threadId: string | null): string => `choices_${threadId ?? 'new'}`;

function read(threadId: string | null): AskChoices | null {
  const held = readFormDraft(nameOf(threadId)) as Record<string, unknown> | null;
  if (!held) return null;
  return {
    area: isArea(held['area']) ? held['area'] : null,
    style: isStyle(held['style']) ? held['style'] : 'STANDARD',
  };
}

/** The choices of a conversation; by default those of its last question. */
export function useAskChoices(threadId: string | null, lastQuestion: Message | undefined) {
  const [stored, setStored] = useState({ threadId, choices: read(threadId) });
  const current = stored.threadId === threadId ? stored : { threadId, choices: read(threadId) };
  if (current !== stored) setStored(current);
  const choose = (choices: AskChoices | null) => {
    keepValues(nameOf(threadId), choices);
    setStored({ threadId, choices });
  };
  const choices =
    current.choices ?? (lastQuestion ? { area: lastQuestion.area, style: lastQuestion.style } : DEFAULT_CHOICES);
  return { choices, choose, forget: () => choose(null) };
}
