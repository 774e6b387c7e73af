import { useEffect } from 'react';
import type { SeriesScope } from '#schema/generated/contract.ts';
import { eventFormText as text } from '#schema/text/calendar-form-screen.ts';
import { eventDetailText } from '#schema/text/calendar-screen.ts';
import { commonText } from '#schema/text/common.ts';
import { readFailure } from '#web/shared/apollo/failure.ts';
import { useCaseOfEventQuery, useEventDetailQuery } from '#web/shared/apollo/operations.ts';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { EmptyState, ErrorState, Skeleton } from '#web/shared/ui/states.tsx';
import { useCalendar } from '../calendar-context.tsx';
import type { EventDetail } from '../calendar-look.tsx';
import { EventForm } from './event-form.tsx';
import { newValues, valuesOf, type EventValues } from './event-form.rules.ts';
import { pickedCase } from './picked-case.ts';
import { SCOPES, type EventActs } from './use-event-acts.tsx';
import { useEventForm } from './use-event-form.ts';
import { VersionDialog } from './version-dialog.tsx';

interface FormProps {
  held: EventDetail | null;
  at: string | null;
  fresh: EventValues;
  acts: Pick<EventActs, 'askScope'>;
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

function Form({ held, at, fresh, acts, onClose }: FormProps) {
  const { settings } = useCalendar();
  const askScope = (hasNewRule: boolean): Promise<SeriesScope | null> =>
    acts.askScope('edit', held?.title ?? '', hasNewRule ? SCOPES.slice(1) : SCOPES);
  const form = useEventForm({ held, at, fresh, usualAlarms: settings.alarms, askScope, onSaved: onClose });
  // One begins to write at the top, not at the cross that closes.
  const { form: element } = form;
  useEffect(() => element.current?.querySelector<HTMLElement>('[name="title"]')?.focus(), [element]);
  const close = () => {
    form.forget();
    onClose();
  };
  return (
    <>
      <EventForm form={form} eventId={held?.id ?? null} onClose={close} />
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

type NewProps = { day: string; time: string | null; caseId: string | null } & Pick<FormProps, 'acts' | 'onClose'>;

function NewEvent({ day, time, caseId, ...rest }: NewProps) {
  const { settings, isSettled } = useCalendar();
  const { data, loading } = useCaseOfEventQuery({ variables: { id: caseId ?? '' }, skip: !caseId });
  // What a new event begins with is the account's to say.
  if (!isSettled || (caseId && loading && !data)) return <FormSkeleton />;
  const legalCase = data?.case ? pickedCase(data.case) : null;
  const fresh = newValues({ day, time, zone: settings.zone, alarms: settings.alarms, case: legalCase });
  return <Form held={null} at={null} fresh={fresh} {...rest} />;
}

type EditProps = { id: string; at: string | null } & Pick<FormProps, 'acts' | 'onClose'>;

function EditedEvent({ id, at, ...rest }: EditProps) {
  const { data, error, refetch } = useEventDetailQuery({ variables: { id }, fetchPolicy: 'network-only' });
  const held = data?.calendarEvent;
  if (held) return <Form key={held.id} held={held} at={at} fresh={valuesOf(held, at)} {...rest} />;
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

/** The form over the calendar: a new event, or one that is edited. */
export function EventFormDialog(props: NewProps | EditProps) {
  const isEdit = 'id' in props;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && props.onClose()}
      title={isEdit ? text.editTitle : text.newTitle}
      place="top-[min(6dvh,4rem)] max-h-[90dvh]"
      className="w-[min(40rem,calc(100vw-1.5rem))]!"
    >
      {isEdit ? <EditedEvent {...props} /> : <NewEvent {...props} />}
    </Dialog>
  );
}
