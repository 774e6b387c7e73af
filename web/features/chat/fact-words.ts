import { counted, listed, timeUnits } from '#schema/text/words.ts';
import { formatPesos } from '#schema/lib/pesos.ts';
import { actionText } from '#schema/text/chat.ts';
import { formatDay } from '#web/shared/format/format.ts';
import type { Message } from './reply-follower.ts';

type Fact = Message['understood'][number];
type Action = Message['actions'][number];

const UNITS = ['years', 'months', 'weeks', 'days', 'hours', 'minutes'] as const satisfies (keyof typeof timeUnits)[];
const DURATION = /^P(?:(\d+)Y)?(?:(\d+)M)?(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?)?$/;

/** `P3Y` → `3 años`; what is no stretch of time that people speak of stays as it is. */
export function durationWords(iso: string): string {
  const parts = DURATION.exec(iso)?.slice(1) ?? [];
  const words = UNITS.flatMap((unit, at) =>
    Number(parts[at]) > 0 ? counted(Number(parts[at]), ...timeUnits[unit]) : [],
  );
  return words.length > 0 ? listed(words) : iso;
}

/** A fact as it was understood, not as it was written. */
export function factWords({ date, amount, duration, text }: Fact): string {
  if (date) return formatDay(date);
  if (amount) return formatPesos(amount.centavos);
  return duration ? durationWords(duration) : text;
}

/** The law of an action as the answer cites it; a law that it does not cite goes by its key. */
function lawWords({ statuteKey, articleNumber }: Action, citations: Message['citations']): string | null {
  if (!statuteKey) return null;
  const cited = citations.find((citation) => citation.statuteKey === statuteKey);
  const law = cited?.label.split(',')[0] ?? statuteKey.toUpperCase();
  return articleNumber ? actionText.article(law, articleNumber) : law;
}

/** What is known for an action: `desde el 3 de noviembre de 2026 · 3 años · LFT, artículo 516`. */
export const actionFacts = (action: Action, citations: Message['citations']): string[] =>
  [
    action.date && actionText.since(formatDay(action.date)),
    action.amount && formatPesos(action.amount.centavos),
    action.duration && durationWords(action.duration),
    lawWords(action, citations),
  ].filter((words): words is string => Boolean(words));
