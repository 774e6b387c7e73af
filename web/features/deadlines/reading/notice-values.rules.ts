import type { NoticeMethod, ProceduralSide, TermUnit } from '#schema/generated/contract.ts';
import { FREE_TERM, type Notice, type SingleTerm } from '../chains/proposals.rules.ts';

/** What was extracted from an order; the user can correct it. Pure. */
export interface NoticeValues {
  day: string;
  hour: string;
  method: NoticeMethod | null;
  lawOfAct: string | null;
  calendar: string | null;
  courtId: string | null;
  fileNumber: string;
  /** The chain of terms that the act starts; `null`: single terms. */
  chainId: string | null;
  /** The law that counts the text's own term. */
  regime: string;
  /** Rules that the user added. */
  added: readonly { id: string; title: string; term: string; side: ProceduralSide | null }[];
}

interface ReadTerm {
  amount: number;
  unit: TermUnit;
  term: string;
  regime?: string | null;
  articles: readonly string[];
  title: string;
  /** The rule that sets the same term; it is counted instead. */
  ruleId: string | null;
}

interface ReadRule {
  id: string;
  title: string;
  term: string;
  side: ProceduralSide | null;
  methods?: readonly NoticeMethod[];
}

interface Read {
  fileNumber?: { value: string } | null;
  noticeOn?: { date: string } | null;
  method?: NoticeMethod | null;
  calendar?: string | null;
  courtOffice?: { id: string } | null;
  chain?: { id: string } | null;
  freeTerm?: ReadTerm | null;
  rules: readonly ReadRule[];
}

/** Whether the terms run from a fact (the separation) instead of the date of the notice. */
const runsFromFact = ({ rules }: Read): boolean => rules[0]?.methods?.[0] === 'EVENT';

export const valuesOfReading = (reading: Read): NoticeValues => ({
  day: runsFromFact(reading) ? '' : (reading.noticeOn?.date ?? ''),
  hour: '',
  method: runsFromFact(reading) ? null : (reading.method ?? null),
  lawOfAct: null,
  // A court of the directory has its own calendar.
  calendar: reading.courtOffice ? null : (reading.calendar ?? null),
  courtId: reading.courtOffice?.id ?? null,
  fileNumber: reading.fileNumber?.value ?? '',
  chainId: reading.chain?.id ?? null,
  regime: reading.freeTerm?.regime ?? '',
  added: [],
});

/** The terms that are counted one by one: the text's own, those of the act, and those that were added. */
export function termsOf(reading: Read, values: NoticeValues): SingleTerm[] {
  const { rules: read } = reading;
  const ruleOfTerm = read.find(({ id }) => id === reading.freeTerm?.ruleId)?.id ?? null;
  const freeTerm = ruleOfTerm ? null : reading.freeTerm;
  const own: SingleTerm[] =
    freeTerm && values.regime
      ? [
          {
            key: FREE_TERM,
            title: freeTerm.title,
            term: freeTerm.term,
            isChecked: true,
            side: null,
            source: {
              term: {
                title: freeTerm.title,
                regime: values.regime,
                amount: freeTerm.amount,
                unit: freeTerm.unit,
                countsTriggerDay: false,
                ...(freeTerm.articles.length > 0 ? { articles: [...freeTerm.articles] } : {}),
              },
            },
          },
        ]
      : [];
  const addedIds = new Set(values.added.map(({ id }) => id));
  const rules = [...values.added, ...read.filter(({ id }) => !addedIds.has(id))];
  return [
    ...own,
    ...rules.map(({ id, title, term, side }, index) => ({
      key: id,
      title,
      term,
      // Added rules are selected; of the proposed ones only the best, and none if the text has its own term.
      isChecked: addedIds.has(id) || (ruleOfTerm ? id === ruleOfTerm : index === 0 && !freeTerm),
      side,
      source: { ruleId: id },
    })),
  ];
}

export const noticeOf = ({ day, hour, method, lawOfAct, calendar, courtId }: NoticeValues): Notice => ({
  day,
  hour,
  method,
  lawOfAct,
  calendar,
  courtId,
  distance: '',
});
