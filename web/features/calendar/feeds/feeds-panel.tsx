import { useState } from 'react';
import { Check, Copy, Ellipsis, ExternalLink, KeyRound, Rss, Trash2 } from 'lucide-react';
import { feedsText as text } from '#schema/text/calendar-connections.ts';
import { commonText } from '#schema/text/common.ts';
import { mutationResult } from '#web/shared/apollo/mutation-result.ts';
import { readFailure } from '#web/shared/apollo/failure.ts';
import { CasePicker } from '#web/shared/cases/case-picker.tsx';
import type { PickedCase } from '#web/shared/cases/picked-case.ts';
import { formatInstant } from '#web/shared/format/format.ts';
import { useCopy } from '#web/shared/hooks/use-copy.ts';
import { ConfirmDialog } from '#web/shared/ui/action-dialogs.tsx';
import { Button, buttonClasses, IconButton } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { TextField } from '#web/shared/ui/field.tsx';
import { Menu, MenuItem } from '#web/shared/ui/menu.tsx';
import { StateBadge } from '#web/shared/ui/state-badge.tsx';
import { ErrorState, Skeleton } from '#web/shared/ui/states.tsx';
import { showToast } from '#web/shared/ui/toast-events.ts';
import { TOUCH_TARGET, TOUCH_TARGET_ICON } from '#web/shared/ui/touch-target.ts';
import {
  useAddFeedMutation,
  useCalendarFeedsQuery,
  useRenewFeedMutation,
  useRevokeFeedMutation,
  type CalendarFeedFieldsFragment,
} from './feeds.generated.ts';
import { Checkbox as CheckField } from '#web/shared/ui/checkbox.tsx';

type Feed = CalendarFeedFieldsFragment;

/** The secret address of a feed; the server shows it once. */
interface FeedAddress {
  title: string;
  url: string;
  webcalUrl: string | null;
}

function NewFeedAddress({ feedAddress, onDone }: { feedAddress: FeedAddress; onDone: () => void }) {
  const { isCopied, copy } = useCopy();
  return (
    <section role="status" className="grid gap-3 rounded-md border border-accent bg-accent-soft p-4">
      <p className="font-medium">{feedAddress.title}</p>
      <label className="grid gap-1.5">
        <span className="text-sm font-medium">{text.address}</span>
        <input
          readOnly
          value={feedAddress.url}
          onFocus={({ target }) => target.select()}
          className="min-h-10 w-full rounded-md border border-line-strong bg-surface px-3 font-mono text-sm"
        />
      </label>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" className={TOUCH_TARGET} onClick={() => void copy(feedAddress.url)}>
          {isCopied ? <Check size={15} aria-hidden="true" /> : <Copy size={15} aria-hidden="true" />}
          {isCopied ? commonText.copied : commonText.copy}
        </Button>
        {feedAddress.webcalUrl && (
          <a
            href={feedAddress.webcalUrl}
            className={cx(buttonClasses({ variant: 'secondary', size: 'sm' }), TOUCH_TARGET)}
          >
            <ExternalLink size={15} aria-hidden="true" />
            {text.subscribe}
          </a>
        )}
        <Button variant="ghost" size="sm" className={TOUCH_TARGET} onClick={onDone}>
          {text.done}
        </Button>
      </div>
    </section>
  );
}

function NewFeed({ onCreated, onChanged }: { onCreated: (feedAddress: FeedAddress) => void; onChanged: () => void }) {
  const [addFeed] = useAddFeedMutation();
  const [name, setName] = useState('');
  const [legalCase, setCase] = useState<PickedCase | null>(null);
  const [isBusyOnly, setBusyOnly] = useState(false);
  const [errors, setErrors] = useState<{ name?: string; case?: string; whole?: string }>({});
  const [isSaving, setSaving] = useState(false);
  const submit = async () => {
    setSaving(true);
    setErrors({});
    const input = {
      isBusyOnly,
      ...(name.trim() ? { name: name.trim() } : {}),
      ...(legalCase ? { caseId: legalCase.id } : {}),
    };
    const answer = await mutationResult(
      addFeed({ variables: { input } }),
      ({ createCalendarFeed }) => createCalendarFeed,
    );
    setSaving(false);
    if (answer.is === 'refused') {
      const { field, message } = answer.refusal;
      return setErrors(
        field === 'name' ? { name: message } : field === 'caseId' ? { case: message } : { whole: message },
      );
    }
    const { url, webcalUrl } = answer.payload;
    if (url) onCreated({ title: text.created, url, webcalUrl: webcalUrl ?? null });
    setName('');
    setCase(null);
    setBusyOnly(false);
    onChanged();
  };
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSaving) void submit();
      }}
    >
      <h3 className="font-sans text-base font-semibold">{text.newTitle}</h3>
      <TextField
        label={text.name}
        isOptional
        hint={text.nameHint}
        value={name}
        maxLength={100}
        error={errors.name}
        autoComplete="off"
        onChange={({ target }) => setName(target.value)}
      />
      <CasePicker
        label={text.caseLabel}
        isOptional
        hint={text.caseHint}
        error={errors.case}
        picked={legalCase}
        onPick={setCase}
      />
      <CheckField label={text.busyOnly} hint={text.busyOnlyHint} checked={isBusyOnly} onChange={setBusyOnly} />
      {errors.whole && <ErrorState title={text.createFailed} message={errors.whole} />}
      <Button type="submit" className={cx(TOUCH_TARGET, 'w-fit')} disabled={isSaving}>
        <KeyRound size={16} aria-hidden="true" />
        {text.create}
      </Button>
    </form>
  );
}

/** `null`: the name says it already. */
const scopeWords = ({ scope, case: legalCase, name }: Feed): string | null =>
  scope === 'USER'
    ? text.all
    : !legalCase
      ? text.caseGone
      : name.includes(legalCase.title)
        ? null
        : text.ofCase(legalCase.title);

interface FeedRowProps {
  feed: Feed;
  onRenew: () => void;
  onRevoke: () => void;
}

const FeedRow = ({ feed, onRenew, onRevoke }: FeedRowProps) => (
  <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2 px-4 py-3">
    <div className="grid gap-1">
      <p className="flex flex-wrap items-center gap-2 font-medium [overflow-wrap:anywhere]">
        {feed.name}
        {feed.isBusyOnly && (
          <StateBadge tone="neutral" icon={Rss}>
            {text.busy}
          </StateBadge>
        )}
      </p>
      {scopeWords(feed) && <p className="text-sm text-muted [overflow-wrap:anywhere]">{scopeWords(feed)}</p>}
      <p className="flex flex-wrap gap-x-3 text-sm text-muted tabular">
        <span className="font-mono">{text.ending(feed.keyEnding)}</span>
        <span>{text.createdOn(formatInstant(feed.createdAt))}</span>
        <span>{feed.lastReadAt ? text.read(formatInstant(feed.lastReadAt)) : text.neverRead}</span>
      </p>
    </div>
    <Menu
      trigger={
        <IconButton label={text.actions(feed.name)} className={TOUCH_TARGET_ICON}>
          <Ellipsis size={18} aria-hidden="true" />
        </IconButton>
      }
    >
      <MenuItem icon={<KeyRound size={16} aria-hidden="true" />} onSelect={onRenew}>
        {text.renew}
      </MenuItem>
      <MenuItem tone="danger" icon={<Trash2 size={16} aria-hidden="true" />} onSelect={onRevoke}>
        {text.revoke}
      </MenuItem>
    </Menu>
  </li>
);

/** The private addresses that calendar programs subscribe to. */
export function FeedsPanel() {
  const { data, error, refetch } = useCalendarFeedsQuery({ fetchPolicy: 'cache-and-network' });
  const [renewFeed] = useRenewFeedMutation();
  const [revokeFeed] = useRevokeFeedMutation();
  const [feedAddress, setFeedAddress] = useState<FeedAddress | null>(null);
  const [asked, setAsked] = useState<{ act: 'renew' | 'revoke'; feed: Feed } | null>(null);
  const reload = () => void refetch().catch(() => undefined);
  const feeds = data?.calendarFeeds;

  const renew = async (feed: Feed): Promise<string | null> => {
    const answer = await mutationResult(
      renewFeed({ variables: { input: { feedId: feed.id } } }),
      ({ renewCalendarFeed }) => renewCalendarFeed,
    );
    if (answer.is === 'refused') return answer.refusal.message || text.renewFailed;
    const { url, webcalUrl } = answer.payload;
    if (url) setFeedAddress({ title: text.renewed, url, webcalUrl: webcalUrl ?? null });
    return null;
  };
  const revoke = async (feed: Feed): Promise<string | null> => {
    const answer = await mutationResult(
      revokeFeed({ variables: { input: { feedId: feed.id } } }),
      ({ revokeCalendarFeed }) => revokeCalendarFeed,
    );
    if (answer.is === 'refused') return answer.refusal.message || text.revokeFailed;
    showToast({ message: text.revoked, tone: 'positive' });
    reload();
    return null;
  };
  return (
    <div className="grid gap-5 p-5">
      <p className="text-muted">{text.body}</p>
      {feedAddress && <NewFeedAddress feedAddress={feedAddress} onDone={() => setFeedAddress(null)} />}
      {feeds ? (
        feeds.length > 0 ? (
          <ul className="card divide-y divide-line">
            {feeds.map((feed) => (
              <FeedRow
                key={feed.id}
                feed={feed}
                onRenew={() => setAsked({ act: 'renew', feed })}
                onRevoke={() => setAsked({ act: 'revoke', feed })}
              />
            ))}
          </ul>
        ) : (
          <p>{text.none}</p>
        )
      ) : error ? (
        <ErrorState title={text.loadFailed} {...readFailure(error)} onRetry={reload} />
      ) : (
        <Skeleton className="h-16 rounded-md" />
      )}
      <NewFeed onCreated={setFeedAddress} onChanged={reload} />
      {asked && (
        <ConfirmDialog
          title={asked.act === 'renew' ? text.renewTitle : text.revokeTitle}
          body={asked.act === 'renew' ? text.renewBody : text.revokeBody(asked.feed.name)}
          confirm={asked.act === 'renew' ? text.renew : text.revoke}
          onConfirm={() => (asked.act === 'renew' ? renew(asked.feed) : revoke(asked.feed))}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );
}
