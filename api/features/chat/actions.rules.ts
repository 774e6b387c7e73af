import { foldText } from '#schema/lib/fold-text.ts';
import type { AnswerActionKind, LegalArea } from '#schema/generated/contract.ts';
import { actionText } from '#schema/text/chat.ts';
import type { StoredAction, StoredFact } from '#db/entities/chat.entity.ts';

/** The actions offered after an answer: count a deadline, calculate a settlement, interest or an update. */

export interface ActionMaterial {
  question: string;
  area: LegalArea | null;
  /** Topics that answer it, best first. `term`: the time that the law gives to act, with its citation marks. */
  topics: readonly { title: string; term?: string }[];
}

const ENDS_WORK =
  /\b(?:despid\w*|desped\w*|corrieron|renunci\w+|finiquito|liquidaci\w+|liquid\w+|rescind\w+|rescision)\b/;
const INTEREST = /\b(?:interes(?:es)?|moratori\w+|redito\w*|pagare|usura)\b/;
const UPDATING = /\b(?:actualiz\w+|recargos|inflacion|inpc)\b/;
const MARK = /\{\{([a-z0-9]+):([^|{}]+)/;

/** The article that sets the term, read from the first topic: no other source links a question to its term. */
function termOf({ topics }: ActionMaterial): Pick<StoredAction, 'statuteKey' | 'articleNumber'> | null {
  const mark = MARK.exec(topics[0]?.term ?? '');
  return mark ? { statuteKey: mark[1] ?? null, articleNumber: mark[2]?.trim() ?? null } : null;
}

/** «trabajé», «después de», «llevo» before a duration: the time that somebody worked, not a legal term. */
const OF_WORK =
  /(?:trabaj\w*|labor\w*|antiguedad(?: de)?|llev\w*|llevaba|despues de|tras|durante|con)(?: \w+){0,2}\s*$/;

const workedIn = (question: string, facts: readonly StoredFact[]): string | null =>
  facts.find(
    ({ kind, start }) => kind === 'DURATION' && OF_WORK.test(foldText(question.slice(Math.max(0, start - 40), start))),
  )?.duration ?? null;

/** «ganaba», «sueldo de» before an amount: a wage. */
const OF_WAGE = /(?:gan\w+|sueldo|salario|cobr\w+|pagaban|pagan|percib\w+|quincena|mensuales)(?: \w+){0,3}\s*$/;

const wageIn = (question: string, facts: readonly StoredFact[]): StoredFact['amount'] =>
  facts.find(
    ({ kind, start }) => kind === 'AMOUNT' && OF_WAGE.test(foldText(question.slice(Math.max(0, start - 40), start))),
  )?.amount ?? null;

/** What is offered after an answer, filled in with what the question says. Nothing is offered on an abstention. */
export function offerActions(material: ActionMaterial, facts: readonly StoredFact[]): StoredAction[] {
  const folded = foldText(`${material.question} ${material.topics[0]?.title ?? ''}`);
  const date = facts.find((fact) => fact.kind === 'DATE')?.date ?? null;
  const amount = facts.find((fact) => fact.kind === 'AMOUNT')?.amount ?? null;
  const action = (kind: AnswerActionKind, source: Partial<StoredAction>): StoredAction => ({
    kind,
    label: actionText.labels[kind],
    date,
    amount: null,
    duration: null,
    statuteKey: null,
    articleNumber: null,
    ...source,
  });
  const actions: StoredAction[] = [];
  const term = termOf(material);
  if (term) actions.push(action('COMPUTE_DEADLINE', term));
  if (material.area === 'LABOR' && ENDS_WORK.test(folded))
    actions.push(
      action('CALCULATE_SETTLEMENT', {
        amount: wageIn(material.question, facts),
        duration: workedIn(material.question, facts),
        statuteKey: 'lft',
      }),
    );
  if (amount && INTEREST.test(folded)) actions.push(action('CALCULATE_INTEREST', { amount }));
  if (amount && UPDATING.test(folded)) actions.push(action('UPDATE_AMOUNT', { amount }));
  return actions;
}
