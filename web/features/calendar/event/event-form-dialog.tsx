import { useCallback, useEffect, useRef } from 'react';
import type { SeriesScope } from '#schema/generated/contract.ts';
import { eventFormText as text } from '#schema/text/calendar-form-screen.ts';
import { eventDetailText } from '#schema/text/calendar-screen.ts';
import { commonText } from '#schema/text/common.ts';
import { readFailure } from '#web/shared/apollo/failure.ts';
import { pickedCase } from '#web/shared/cases/picked-case.ts';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { EmptyState, ErrorState, Skeleton } from '#web/shared/ui/states.tsx';
import { useConfirmClose } from '#web/shared/ui/use-confirm-close.tsx';
import { useCaseOfEventQuery, useEventDetailQuery } from './event.generated.ts';
import { useCalendar } from '../calendar-context.tsx';
import type { EventDetail } from '../event-styles.tsx';
import { EventForm } from './event-form.tsx';
import { newValues, usualTime, valuesOf, type EventValues } from './event-form.rules.ts';
import { SCOPES, type EventActions } from './use-event-actions.tsx';
import { useEventForm } from './use-event-form.ts';
import { VersionDialog } from './version-dialog.tsx';

/** What the dialog asks the open form before it closes. */
interface FormState {
  isChanged: () => boolean;
  forget: () => void;
}

interface FormProps {
  /** Gives the dialog access to the form. */
  onFormState: (writing: FormState) => void;
  editedEvent: EventDetail | null;
  at: string | null;
  fresh: EventValues;
  actions: Pick<EventActions, 'askScope'>;
  /** Closes; asks first if there are changes. */
  onLeave: () => void;
  onClose: () => void;
}

const FormSkeleton = () => (
  <div role="status" aria-label={commonText.loading} className="grid gap-5 px-6 pb-8 pt-5">
    {[1, 2, 3, 4].map((field) => (
      <div key={field} className="grid gap-2">
        <Skeleton className="h-4 w-24" />
        <Skeleton className="h-10 rounded-md" />
      </div>
    ))}
  </div>
);

function Form({ onFormState, editedEvent, at, fresh, actions, onLeave, onClose }: FormProps) {
  const { settings, now } = useCalendar();
  const askScope = (hasNewRule: boolean): Promise<SeriesScope | null> =>
    actions.askScope('edit', editedEvent?.title ?? '', hasNewRule ? SCOPES.slice(1) : SCOPES);
  const form = useEventForm({
    editedEvent,
    at,
    fresh,
    today: now.day,
    usualAlarms: settings.alarms,
    askScope,
    onSaved: onClose,
  });
  // The focus starts in the first field, not on the close button.
  const { form: element } = form;
  useEffect(() => element.current?.querySelector<HTMLElement>('[name="title"]')?.focus(), [element]);
  useEffect(() => onFormState(form));
  return (
    <>
      <EventForm form={form} eventId={editedEvent?.id ?? null} onClose={onLeave} />
      {form.conflict && (
        <VersionDialog
          conflict={form.conflict}
          at={at}
          onResolve={(theirs) => void form.resolve(theirs)}
          onClose={form.closeConflict}
        />
      )}
    </>
  );
}

type Shared = Pick<FormProps, 'onFormState' | 'actions' | 'onLeave' | 'onClose'>;
type NewProps = { day: string; time: string | null; caseId: string | null } & Shared;

function NewEvent({ day, time, caseId, ...rest }: NewProps) {
  const { settings, isSettled, now } = useCalendar();
  const { data, loading } = useCaseOfEventQuery({ variables: { id: caseId ?? '' }, skip: !caseId });
  // The defaults of a new event are settings of the account.
  if (!isSettled || (caseId && loading && !data)) return <FormSkeleton />;
  const legalCase = data?.case ? pickedCase(data.case) : null;
  const fresh = newValues({
    day,
    time: time ?? usualTime(now),
    zone: settings.zone,
    alarms: settings.alarms,
    case: legalCase,
  });
  return <Form editedEvent={null} at={null} fresh={fresh} {...rest} />;
}

type EditProps = { id: string; at: string | null } & Shared;

function EditedEvent({ id, at, ...rest }: EditProps) {
  const { data, error, refetch } = useEventDetailQuery({ variables: { id }, fetchPolicy: 'network-only' });
  const held = data?.calendarEvent;
  if (held) return <Form key={held.id} editedEvent={held} at={at} fresh={valuesOf(held, at)} {...rest} />;
  if (data) return <EmptyState text={eventDetailText.missing} />;
  if (!error) return <FormSkeleton />;
  return (
    <div className="p-6">
      <ErrorState
        title={eventDetailText.loadFailed}
        {...readFailure(error)}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    </div>
  );
}

type WithoutFormState<P> = Omit<P, 'onFormState' | 'onLeave'>;

/** The dialog with the form of a new or an existing event. */
export function EventFormDialog(given: WithoutFormState<NewProps> | WithoutFormState<EditProps>) {
  const isEdit = 'id' in given;
  const writing = useRef<FormState | null>(null);
  const { close, question } = useConfirmClose(
    () => writing.current?.isChanged() ?? false,
    () => {
      writing.current?.forget();
      given.onClose();
    },
  );
  const onFormState = useCallback((form: FormState) => {
    writing.current = form;
  }, []);
  const shared = { onFormState, onLeave: close };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title={isEdit ? text.editTitle : text.newTitle}
      positionClassName="top-[min(6dvh,4rem)] max-h-[90dvh]"
      className="w-[min(40rem,calc(100vw-1.5rem))]!"
    >
      {isEdit ? <EditedEvent {...given} {...shared} /> : <NewEvent {...given} {...shared} />}
      {question}
    </Dialog>
  );
}
