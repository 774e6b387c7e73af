import { homeText as text } from '#schema/text/home-screen.ts';
import { formatCount } from '#web/shared/format/format.ts';
import type { SessionUser } from '#web/shared/session/session-user.ts';
import { PlansLink } from '#web/shared/plans/plans-link.tsx';
import { cx } from '#web/shared/ui/class-names.ts';

export type Consumption = Pick<SessionUser, 'usage' | 'limits'>;

const UNLIMITED = -1;
const HIGH = 0.8;

const shareOf = (used: number, limit: number): number =>
  limit === UNLIMITED || limit === 0 ? 0 : Math.min(1, used / limit);

/** From here on consumption is no longer the last thing on the page. */
export const isHigh = ({ usage, limits }: Consumption): boolean =>
  [
    shareOf(usage.chat, limits.chat_messages),
    shareOf(usage.documents, limits.document_analysis),
    shareOf(usage.cases, limits.cases),
  ].some((share) => share >= HIGH);

function Counter({ label, used, limit }: { label: string; used: number; limit: number }) {
  const isUnlimited = limit === UNLIMITED;
  const share = shareOf(used, limit);
  const left = Math.max(0, limit - used);
  return (
    <div className="card grid gap-x-3 gap-y-1.5 p-4 max-sm:grid-cols-[1fr_auto] max-sm:items-baseline">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="flex items-baseline gap-2 tabular">
        <span className="font-serif text-xl font-semibold">{formatCount(used)}</span>
        <span className="text-muted">{isUnlimited ? text.unlimited : text.ofLimit(formatCount(limit))}</span>
      </dd>
      {!isUnlimited && (
        <dd className="grid gap-1.5 max-sm:col-span-2">
          <span aria-hidden="true" className="block h-1 overflow-hidden rounded-full bg-line">
            <span
              className={cx('block h-full rounded-full', share >= HIGH ? 'bg-danger' : 'bg-accent')}
              style={{ width: `${share * 100}%` }}
            />
          </span>
          <span className={cx('text-sm', left === 0 ? 'text-danger' : 'text-muted')}>
            {left === 0 ? text.spent : text.left(formatCount(left))}
          </span>
          {left === 0 && <PlansLink isInText />}
        </dd>
      )}
    </div>
  );
}

/** The three counters of the specification. `note`: what they mean here. */
export function Counters({ usage, limits, note }: Consumption & { note?: string }) {
  return (
    <section aria-labelledby="counters" className="grid gap-3">
      <h2 id="counters" className="text-xl font-semibold">
        {text.counters}
      </h2>
      {note && <p className="max-w-[65ch] text-muted">{note}</p>}
      <dl className="grid gap-3 sm:grid-cols-3">
        <Counter label={text.chat} used={usage.chat} limit={limits.chat_messages} />
        <Counter label={text.documents} used={usage.documents} limit={limits.document_analysis} />
        <Counter label={text.cases} used={usage.cases} limit={limits.cases} />
      </dl>
    </section>
  );
}
