import { meterText as text } from '#schema/text/subscriptions-screen.ts';
import { formatInstantDay } from '#web/shared/format/format.ts';
import { cx } from '#web/shared/ui/class-names.ts';
import { METERS, shownMeter, type MeterName, type ShownMeter } from '../plans.rules.ts';
import type { SubscriptionDetails } from '../use-subscription.ts';

type Usage = Partial<SubscriptionDetails['usage']> | null | undefined;

export const shownMeters = (usage: Usage): [MeterName, ShownMeter][] =>
  METERS.map((name) => [name, shownMeter(name, usage?.[name])]);

function Meter({ name, meter }: { name: MeterName; meter: ShownMeter }) {
  return (
    <div className="card grid content-start gap-2 p-4">
      <dt className="text-sm text-muted">{text.names[name]}</dt>
      <dd className="flex flex-wrap items-baseline gap-x-2 tabular">
        <span className="font-serif text-2xl font-semibold">{text.used(meter.used)}</span>
        <span className="text-muted">{meter.isUnlimited ? text.unlimited : text.ofLimit(meter.limit)}</span>
      </dd>
      {!meter.isUnlimited && (
        <dd aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-line">
          <span
            data-meter={name}
            data-red={meter.isRed || undefined}
            className={cx('block h-full rounded-full', meter.isRed ? 'bg-danger' : 'bg-accent')}
            style={{ width: `${meter.percentage}%` }}
          />
        </dd>
      )}
    </div>
  );
}

/** The three meters of the period. The bar is red above 80 %; without a limit there is no bar. */
export function Meters({ usage }: { usage: Usage }) {
  const meters = shownMeters(usage);
  const resetsAt = meters.find(([, { resetsAt }]) => resetsAt)?.[1].resetsAt;
  return (
    <section aria-labelledby="meters" className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="meters" className="text-xl font-semibold">
          {text.title}
        </h2>
        {resetsAt && <p className="text-sm text-muted">{text.resets(formatInstantDay(resetsAt))}</p>}
      </div>
      <dl className="grid grid-cols-1 gap-3 sm:grid-cols-3">
        {meters.map(([name, meter]) => (
          <Meter key={name} name={name} meter={meter} />
        ))}
      </dl>
    </section>
  );
}
