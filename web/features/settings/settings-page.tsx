import { Suspense, useEffect, useRef, useState } from 'react';
import { settingsScreenText as text } from '#schema/text/settings-screen.ts';
import { readFailure } from '#web/shared/apollo/failure.ts';
import { lazyPart } from '#web/shared/parts/lazy-part.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { RoomLinks } from '#web/shared/ui/room-links.tsx';
import { ErrorState } from '#web/shared/ui/states.tsx';
import { FieldsSkeleton } from './fields-skeleton.tsx';
import { PreferencesFields, type OtherSettings } from './preferences/preferences-fields.tsx';
import { ProfileFields } from './profile/profile-fields.tsx';
import { GoogleAccess } from './security/google-access.tsx';
import { AccessProtection } from './security/access-protection.tsx';
import { PasswordForm } from './security/password-form.tsx';
import { SecurityFields } from './security/security-fields.tsx';
import { SessionList } from './security/session-list.tsx';
import type { SectionProps } from './section-props.ts';
import type { SettingsForm } from './settings-form.rules.ts';
import { useSettings } from './use-settings.ts';

type Room = keyof typeof text.room;
const ROOMS = Object.keys(text.room) as Room[];
/** Rooms that are no part of the form. */
const OWN_ROOMS = ['notifications', 'integrations', 'activity', 'privacy'] as const;
type OwnRoom = (typeof OWN_ROOMS)[number];
const isOwn = (room: Room): room is OwnRoom => (OWN_ROOMS as readonly Room[]).includes(room);

export interface SettingsPageProps {
  /** The query of the URL: part. */
  params: URLSearchParams;
  /** The address of this section with these parameters. */
  addressOf: (params: Record<string, string>) => string;
  /** Where the account is known by. */
  email: string;
  elsewhere: OtherSettings;
}

const Activity = lazyPart(() => import('./activity/activity.tsx').then(({ Activity }) => Activity));
const NotificationSettings = lazyPart(() =>
  import('./notifications/notification-settings.tsx').then(({ NotificationSettings }) => NotificationSettings),
);
const Privacy = lazyPart(() => import('./privacy/privacy.tsx').then(({ Privacy }) => Privacy));
const Integrations = lazyPart(() => import('./integrations/integrations.tsx').then(({ Integrations }) => Integrations));

type Settings = ReturnType<typeof useSettings>;

function SaveBar({ settings }: { settings: Settings }) {
  const { isChanged, isSaving, isPending, failure } = settings;
  if (!isChanged && !failure) return null;
  return (
    <div className="sticky bottom-0 z-10 -mx-4 grid gap-3 border-t border-line bg-surface px-4 py-3 md:mx-0 md:rounded-md md:border">
      {failure && <ErrorState title={text.saveFailed} message={failure.message} />}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <p role="status" className="mr-auto text-sm text-muted">
          {isPending ? `${text.pending}. ${text.retrying}` : text.unsaved}
        </p>
        {failure?.code === 'CONFLICT' && (
          <Button variant="quiet" onClick={settings.reload}>
            {text.reload}
          </Button>
        )}
        <Button variant="ghost" onClick={settings.undo}>
          {text.undo}
        </Button>
        <Button type="submit" disabled={isSaving}>
          {isSaving ? text.saving : text.save}
        </Button>
      </div>
    </div>
  );
}

/** What takes effect by itself: password, second step, passkeys and sessions. */
function AccessSettings({ email }: { email: string }) {
  const [sessionsRead, setSessionsRead] = useState(0);
  const readSessions = () => setSessionsRead((count) => count + 1);
  return (
    <>
      <PasswordForm email={email} onChanged={readSessions} />
      <GoogleAccess />
      <AccessProtection email={email} onChanged={readSessions} />
      <SessionList key={sessionsRead} />
    </>
  );
}

interface SettingsFieldsProps {
  room: Exclude<Room, OwnRoom>;
  settings: Settings;
  form: SettingsForm;
  elsewhere: OtherSettings;
}

function SettingsFields({ room, settings, form, elsewhere }: SettingsFieldsProps) {
  const part = <K extends keyof SettingsForm>(section: K): SectionProps<K> => ({
    values: form[section],
    onChange: (changes) =>
      settings.setForm((before) => before && { ...before, [section]: { ...before[section], ...changes } }),
    error: (field) => settings.errors[`${section}.${field}`],
  });
  const element = useRef<HTMLFormElement>(null);
  // The first field that is wrong gets the focus, whoever found it.
  useEffect(() => {
    element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [settings.errors]);
  return (
    <form
      ref={element}
      noValidate
      aria-label={text.room[room]}
      className="grid grid-cols-1 gap-8"
      onSubmit={(event) => {
        event.preventDefault();
        void settings.submit();
      }}
    >
      {settings.isFromHere && <p role="status">{text.shownFromHere}</p>}
      {room === 'profile' && <ProfileFields {...part('profile')} />}
      {room === 'security' && <SecurityFields {...part('security')} />}
      {room === 'preferences' && <PreferencesFields {...part('preferences')} elsewhere={elsewhere} />}
      <SaveBar settings={settings} />
    </form>
  );
}

/** The settings of the account. */
export function SettingsPage({ params, addressOf, email, elsewhere }: SettingsPageProps) {
  const settings = useSettings();
  const asked = params.get('part') as Room | null;
  const room: Room = asked && ROOMS.includes(asked) ? asked : 'profile';
  const rooms = ROOMS.map((id) => ({
    id,
    label: text.room[id],
    address: addressOf(id === 'profile' ? {} : { part: id }),
  }));
  const failure = settings.loadFailure && !settings.form ? readFailure(settings.loadFailure) : null;
  return (
    <div className="mx-auto grid w-full max-w-[56rem] grid-cols-1 content-start gap-6 px-4 pb-24 pt-4 md:px-8 md:pt-6">
      <header className="grid gap-4">
        <h1 className="text-3xl font-semibold tracking-tight">{text.title}</h1>
        <RoomLinks label={text.rooms} rooms={rooms} current={room} />
      </header>
      {isOwn(room) ? (
        <Suspense fallback={<FieldsSkeleton />}>
          {room === 'notifications' && <NotificationSettings roomAddress={(part) => addressOf({ part })} />}
          {room === 'integrations' && <Integrations calendarAddress={elsewhere.calendar} />}
          {room === 'activity' && <Activity />}
          {room === 'privacy' && <Privacy />}
        </Suspense>
      ) : settings.form ? (
        <>
          <SettingsFields key={room} room={room} settings={settings} form={settings.form} elsewhere={elsewhere} />
          {room === 'security' && <AccessSettings email={email} />}
        </>
      ) : failure ? (
        <ErrorState
          title={text.loadFailed}
          message={failure.message}
          requestId={failure.requestId}
          onRetry={settings.reload}
        />
      ) : (
        <FieldsSkeleton />
      )}
      {settings.dialog}
    </div>
  );
}
