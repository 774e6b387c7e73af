import type { NotificationKindInput } from '#schema/generated/operation-types.ts';
import { notificationSettingsText as text } from '#schema/text/notifications-screen.ts';
import { TOUCH_TARGET } from '#web/shared/ui/touch-target.ts';
import { cx } from '#web/shared/ui/class-names.ts';
import type { ChosenNotificationsFragment } from './notification-settings.generated.ts';

type Kind = ChosenNotificationsFragment['kinds'][number];

interface KindTableProps {
  kinds: readonly Kind[];
  isSaving: boolean;
  onChange: (change: NotificationKindInput) => void;
}

interface SwitchProps {
  kind: Kind;
  channel: 'inApp' | 'push';
  isDisabled: boolean;
  onChange: KindTableProps['onChange'];
}

function Switch({ kind, channel, isDisabled, onChange }: SwitchProps) {
  return (
    <label className={cx('inline-flex cursor-pointer items-center gap-2', TOUCH_TARGET)}>
      <input
        type="checkbox"
        className="size-4"
        checked={kind[channel]}
        disabled={isDisabled}
        aria-label={`${kind.title}: ${text[channel]}`}
        onChange={({ target }) => onChange({ kind: kind.kind, [channel]: target.checked })}
      />
      <span className="text-sm sm:hidden">{text[channel]}</span>
    </label>
  );
}

const HEAD = 'px-3 py-2 text-left text-sm font-medium text-muted';

/** Each kind with its channels; on a phone each is a card. */
export function KindTable({ kinds, isSaving, onChange }: KindTableProps) {
  return (
    <table className="block w-full rounded-md border border-line bg-surface sm:table">
      <thead className="hidden border-b border-line sm:table-header-group">
        <tr>
          <th scope="col" className={cx(HEAD, 'pl-4')}>
            {text.kind}
          </th>
          <th scope="col" className={HEAD}>
            {text.inApp}
          </th>
          <th scope="col" className={HEAD}>
            {text.push}
          </th>
          <th scope="col" className={HEAD}>
            {text.mail}
          </th>
        </tr>
      </thead>
      <tbody className="block sm:table-row-group">
        {kinds.map((kind) => (
          <tr
            key={kind.kind}
            className="flex flex-wrap items-center gap-x-5 gap-y-1 border-t border-line px-4 py-3 first:border-t-0 sm:table-row sm:p-0"
          >
            <th
              scope="row"
              className="block w-full text-left font-normal sm:table-cell sm:w-auto sm:py-3 sm:pl-4 sm:pr-3"
            >
              <span className="block font-medium">{kind.title}</span>
              <span className="block max-w-[44ch] text-sm text-muted">{kind.description}</span>
            </th>
            <td className="sm:px-3">
              {kind.isInAppFixed ? (
                <span className="text-sm text-muted">
                  <span className="sm:sr-only">{text.inApp}: </span>
                  {text.fixed}
                </span>
              ) : (
                <Switch kind={kind} channel="inApp" isDisabled={isSaving} onChange={onChange} />
              )}
            </td>
            <td className="sm:px-3">
              <Switch kind={kind} channel="push" isDisabled={isSaving} onChange={onChange} />
            </td>
            <td className="text-sm text-muted sm:px-3">
              <span className="sm:sr-only">{text.mail}: </span>
              {kind.mail === 'ALWAYS' || kind.mail === 'DIGEST_ONLY'
                ? text.mailNames[kind.mail]
                : `${text.mailed(kind.isMailed)} · ${text.mailNames[kind.mail]}`}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
