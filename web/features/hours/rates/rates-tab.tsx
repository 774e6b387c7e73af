import { useState } from 'react';
import { Plus, Trash2 } from 'lucide-react';
import { useApolloClient } from '@apollo/client/react';
import { rateScopeLabels } from '#schema/text/hours.ts';
import { ratesText as text } from '#schema/text/hours-billing.ts';
import { mutationResult } from '#web/shared/apollo/mutation-result.ts';
import { readFailure } from '#web/shared/apollo/failure.ts';
import { formatDay, formatMoney } from '#web/shared/format/format.ts';
import { ConfirmDialog } from '#web/shared/ui/action-dialogs.tsx';
import { Button, IconButton } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { ErrorState } from '#web/shared/ui/states.tsx';
import { showToast } from '#web/shared/ui/toast-events.ts';
import { useHoursSettingsQuery, useRemoveRateMutation, type TimeRateFieldsFragment } from '../hours.generated.ts';
import { useHours } from '../hours-context.ts';
import { TOUCH_TARGET, TOUCH_TARGET_ICON } from '#web/shared/ui/touch-target.ts';
import { reloadHours } from '../hours-reload.ts';
import { RowsSkeleton } from '#web/shared/ui/rows-skeleton.tsx';
import { IssuerForm } from './issuer-form.tsx';
import { RateDialog } from './rate-dialog.tsx';
import { RoundingField } from './rounding-field.tsx';

type Rate = TimeRateFieldsFragment;

const subject = ({ case: legalCase, client, personName }: Rate): string =>
  legalCase?.title ?? client ?? personName ?? '';

function RateList({
  rates,
  today,
  onRemove,
}: {
  rates: readonly Rate[];
  today: string;
  onRemove: (rate: Rate) => void;
}) {
  if (rates.length === 0) return <p className="text-muted">{text.none}</p>;
  return (
    <ul className="card divide-y divide-line">
      {rates.map((rate) => (
        <li
          key={rate.id}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-0.5 px-4 py-2.5 sm:grid-cols-[minmax(0,1fr)_auto_auto]"
        >
          <div className="grid min-w-0 gap-0.5 max-sm:col-span-2">
            <p className="font-medium [overflow-wrap:anywhere]">{subject(rate)}</p>
            <p className="text-sm text-muted">
              {rateScopeLabels[rate.scope]} · {text.since(formatDay(rate.validFrom))}
            </p>
          </div>
          <p className={cx('tabular', rate.validFrom > today && 'text-muted')}>
            {text.perHour(formatMoney(rate.rate.centavos))}
          </p>
          <IconButton
            label={text.remove(subject(rate))}
            className={cx(TOUCH_TARGET_ICON, 'max-sm:-mr-3')}
            onClick={() => onRemove(rate)}
          >
            <Trash2 size={16} aria-hidden="true" />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}

/** Hourly rates, rounding, and the issuer of the bills. */
export function RatesTab() {
  const client = useApolloClient();
  const { now } = useHours();
  const [removeRate] = useRemoveRateMutation();
  const [isAdding, setAdding] = useState(false);
  const [leaving, setLeaving] = useState<Rate | null>(null);
  const { data, error, refetch } = useHoursSettingsQuery({ fetchPolicy: 'cache-and-network' });
  const settings = data?.hoursSettings;
  const reload = () => reloadHours(client, 'bills');
  const remove = async (rate: Rate): Promise<string | null> => {
    const answer = await mutationResult(
      removeRate({ variables: { input: { id: rate.id } } }),
      ({ removeTimeRate }) => removeTimeRate,
    );
    if (answer.is === 'refused') return answer.refusal.message || text.removeFailed;
    showToast({ message: text.removed(answer.payload.changedCount), tone: 'positive' });
    await reload();
    return null;
  };
  if (!settings) {
    if (!error) return <RowsSkeleton rows={4} />;
    return (
      <ErrorState
        title={text.loadFailed}
        {...readFailure(error)}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  }
  return (
    <div className="grid grid-cols-1 gap-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <section aria-labelledby="rates" className="grid grid-cols-1 content-start gap-4">
        <div className="flex flex-wrap items-start justify-between gap-3">
          <div className="grid min-w-0 flex-1 basis-64 gap-1">
            <h2 id="rates" className="text-xl font-semibold">
              {text.title}
            </h2>
            <p className="text-muted">{text.intro}</p>
          </div>
          <Button className={cx(TOUCH_TARGET, 'max-sm:w-full')} onClick={() => setAdding(true)}>
            <Plus size={18} aria-hidden="true" />
            {text.add}
          </Button>
        </div>
        <RateList rates={settings.rates} today={now.day} onRemove={setLeaving} />
        <RoundingField rounding={settings.rounding} onSaved={reload} />
      </section>
      <IssuerForm key={JSON.stringify(settings.issuer)} issuer={settings.issuer} onSaved={reload} />
      {isAdding && (
        <RateDialog people={settings.people} today={now.day} onSaved={reload} onClose={() => setAdding(false)} />
      )}
      {leaving && (
        <ConfirmDialog
          title={text.removeTitle}
          body={text.removeBody}
          confirm={text.removeConfirm}
          onConfirm={() => remove(leaving)}
          onClose={() => setLeaving(null)}
        />
      )}
    </div>
  );
}
