import { useDebouncedValue } from '#web/shared/hooks/use-debounced-value.ts';
import { isDay } from '#web/shared/dates/days.rules.ts';
import { useAllEntries } from '../entries/use-all-entries.ts';
import type { Entry } from '../entries/entry-form.rules.ts';
import type { PrebillValues } from './prebill-form.rules.ts';

const DEBOUNCE_MS = 400;

/** The billable entries of the period; `null` while unknown. */
export function useBillableEntries({ by, cases, client, from, to }: PrebillValues) {
  const isAsked = isDay(from) && isDay(to) && from <= to && (by === 'CASES' ? cases.length > 0 : client.trim() !== '');
  const written = useDebouncedValue(client.trim(), DEBOUNCE_MS);
  const one = by === 'CASES' && cases.length === 1 ? cases[0] : undefined;
  const whose =
    by === 'CLIENT'
      ? { client: written }
      : one
        ? { caseId: one.id }
        : cases[0]?.client
          ? { client: cases[0].client }
          : {};
  const { entries, isWhole, error, reload } = useAllEntries(
    isAsked ? { from, to, isBilled: false, ...whose } : undefined,
    isAsked,
  );
  const ids = new Set(cases.map(({ id }) => id));
  const fits = ({ billing, case: legalCase }: Entry): boolean =>
    billing !== 'NOT_BILLABLE' && (by === 'CLIENT' || (legalCase != null && ids.has(legalCase.id)));
  return { isAsked, entries: isAsked ? (entries?.filter(fits) ?? null) : null, isWhole, error, reload };
}

export type BillableEntries = ReturnType<typeof useBillableEntries>;
