import { Link } from 'react-router';
import type { UpdateNotificationSettingsInput } from '#schema/generated/operation-types.ts';
import { notificationSettingsText as text } from '#schema/text/notifications-screen.ts';
import { readFailure } from '#web/shared/apollo/failure.ts';
import { mutationResult } from '#web/shared/apollo/mutation-result.ts';
import { ErrorState } from '#web/shared/ui/states.tsx';
import { showToast } from '#web/shared/ui/toast-events.ts';
import { FieldsSkeleton } from '../fields-skeleton.tsx';
import { Group } from '../group.tsx';
import { Devices } from './devices.tsx';
import { DigestFields } from './digest-fields.tsx';
import { KindTable } from './kind-table.tsx';
import {
  ChosenNotificationSettingsDocument,
  useChooseNotificationSettingsMutation,
  useChosenNotificationSettingsQuery,
} from './notification-settings.generated.ts';

const LINK = 'text-accent underline underline-offset-4 hover:text-accent-strong';

/** Where and when the account is told. Each change is saved at once. */
export function NotificationSettings({ roomAddress }: { roomAddress: (room: 'preferences' | 'security') => string }) {
  const { data, error, refetch } = useChosenNotificationSettingsQuery({ fetchPolicy: 'cache-and-network' });
  const [choose, { loading: isSaving }] = useChooseNotificationSettingsMutation();
  const settings = data?.notificationSettings;
  const failure = error && !settings ? readFailure(error) : null;
  const save = async (input: UpdateNotificationSettingsInput) => {
    const done = await mutationResult(
      choose({
        variables: { input },
        update: (cache, { data: saved }) => {
          const stored = saved?.updateNotificationSettings.settings;
          if (stored)
            cache.writeQuery({ query: ChosenNotificationSettingsDocument, data: { notificationSettings: stored } });
        },
      }),
      (reply) => reply.updateNotificationSettings,
    );
    if (done.is === 'refused') showToast({ title: text.saveFailed, message: done.refusal.message, tone: 'danger' });
    else showToast({ message: text.saved, tone: 'positive' });
  };
  // When it fails again, `failure` says why.
  if (failure)
    return (
      <ErrorState
        title={text.loadFailed}
        message={failure.message}
        requestId={failure.requestId}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  if (!settings) return <FieldsSkeleton />;
  return (
    <div className="grid grid-cols-1 gap-8">
      <Group title={text.title}>
        <p className="max-w-[68ch] text-muted">{text.intro}</p>
        <KindTable kinds={settings.kinds} isSaving={isSaving} onChange={(kind) => void save({ kinds: [kind] })} />
        <p className="text-sm text-muted">
          {text.mailHint}{' '}
          <Link to={roomAddress('preferences')} className={LINK}>
            {text.mailLink}
          </Link>
          {' · '}
          <Link to={roomAddress('security')} className={LINK}>
            {text.loginLink}
          </Link>
        </p>
      </Group>
      <Devices />
      <Group title={text.digestTitle}>
        <p className="max-w-[68ch] text-muted">{text.digestIntro}</p>
        <DigestFields settings={settings} isSaving={isSaving} onChange={(input) => void save(input)} />
      </Group>
    </div>
  );
}
