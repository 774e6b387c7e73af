import { CalendarOff } from 'lucide-react';
import { nonWorkingKindLabels } from '#schema/text/calendar-marks.ts';
import type { RestDay } from './use-range.ts';

const whole = ({ reason, basis }: RestDay): string => [reason, basis].filter(Boolean).join(' · ');

/** `Fin de semana`; `Día de descanso obligatorio: …, LFT, artículo 74`. */
export const restWords = (rest: RestDay): string =>
  rest.kind === 'WEEKEND' ? nonWorkingKindLabels.WEEKEND : `${nonWorkingKindLabels[rest.kind]}: ${whole(rest)}`;

/** Why a day is a rest day, in a word; weekends have none. The tooltip has the full reason. */
export const RestNote = ({ rest }: { rest: RestDay }) => (
  <span title={whole(rest)} className="inline-flex min-w-0 flex-1 items-center gap-1 text-xs text-muted">
    {rest.kind !== 'WEEKEND' && (
      <>
        <CalendarOff size={12} className="shrink-0" aria-hidden="true" />
        <span aria-hidden="true" className="truncate">
          {rest.reason}
        </span>
      </>
    )}
  </span>
);

/** The same on a line of its own, with its law. */
export const RestLine = ({ rest }: { rest: RestDay }) => (
  <p className="flex items-start gap-2 text-sm text-muted">
    <CalendarOff size={16} className="mt-0.5 shrink-0" aria-hidden="true" />
    <span>{restWords(rest)}</span>
  </p>
);
