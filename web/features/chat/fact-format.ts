import { counted, listed, timeUnits } from '#schema/text/words.ts';
import { formatPesos } from '#schema/lib/pesos.ts';
import { actionText } from '#schema/text/chat.ts';
import { formatDay } from '#web/shared/format/format.ts';
import type { Message } from './reply-follower.ts';

type Fact = Message['understood'][number];
type Action = Message['actions'][number];

const UNITS = ['years', 'months', 'weeks', 'days', 'hours', 'minutes'] as const satisfies (keyof typeof timeUnits)[];
const DURATION = /^P(?:(\d+)Y)?(?:(\d+)M)?(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?)?$/;

/** ISO 8601 to Spanish: `P3Y` → `3 años`; an unknown form is returned as it is. */
export function formatDuration(iso: string): string {
  const parts = DURATION.exec(iso)?.slice(1) ?? [];
  const words = UNITS.flatMap((unit, at) =>
    Number(parts[at]) > 0 ? counted(Number(parts[at]), ...timeUnits[unit]) : [],
  );
  return words.length > 0 ? listed(words) : iso;
}

/** A fact as it was understood, in Spanish. */
export function formatFact({ date, amount, duration, text }: Fact): string {
  if (date) return formatDay(date);
  if (amount) return formatPesos(amount.centavos);
  return duration ? formatDuration(duration) : text;
}

/** The law of an action as the answer cites it; its key if the answer does not cite it. */
function formatLaw({ statuteKey, articleNumber }: Action, citations: Message['citations']): string | null {
  if (!statuteKey) return null;
  const cited = citations.find((citation) => citation.statuteKey === statuteKey);
  const law = cited?.label.split(',')[0] ?? statuteKey.toUpperCase();
  return articleNumber ? actionText.article(law, articleNumber) : law;
}

/** The facts of an action: `desde el 3 de noviembre de 2026 · 3 años · LFT, artículo 516`. */
export const actionFacts = (action: Action, citations: Message['citations']): string[] =>
  [
    action.date && actionText.since(formatDay(action.date)),
    action.amount && formatPesos(action.amount.centavos),
    action.duration && formatDuration(action.duration),
    formatLaw(action, citations),
  ].filter((words): words is string => Boolean(words));
