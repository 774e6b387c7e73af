import type { CaseStatus, DeadlineAlertKind, DeadlineUrgency } from '#schema/generated/contract.ts';
import { TOAST_EVENT, type ToastDetail } from '../ui/toast-events.ts';

/** A message in the chat of a case, with the field names of REST. */
export interface NewChatMessageDetail {
  id: string;
  caseId: string;
  user_email: string;
  message: string;
  created_at: string;
  timestamp: string;
  sequence: number;
  userId: string;
}

/** A change of a case. `status`, `userId` and `timestamp` are present when its status changed. */
export interface CaseUpdatedDetail {
  caseId: string;
  title: string | null;
  status: CaseStatus;
  userId?: string;
  timestamp: string;
}

/** A deadline is near, or its date changed. */
export interface DeadlineAlertDetail {
  id: string;
  kind: DeadlineAlertKind;
  deadlineId: string;
  caseId: string | null;
  title: string;
  /** The instant at which it expires. */
  deadline: string;
  daysLeft: number;
  label: string;
  urgency: DeadlineUrgency;
  message: string;
  timestamp: string;
}

/** The user no longer takes part in a case. */
interface CaseAccessEndedDetail {
  caseId: string;
}

/** The events that the page dispatches on `window`, including those of the specification, with their details. */
export interface WindowEventDetails {
  newChatMessage: NewChatMessageDetail;
  caseUpdated: CaseUpdatedDetail;
  caseAccessEnded: CaseAccessEndedDetail;
  deadlineAlert: DeadlineAlertDetail;
  [TOAST_EVENT]: ToastDetail;
}

export type WindowEventName = keyof WindowEventDetails;

/** The only function that turns a push of the socket into an event of `window`. */
export function dispatchWindowEvent<K extends WindowEventName>(name: K, detail: WindowEventDetails[K]): void {
  window.dispatchEvent(new CustomEvent(name, { detail }));
}

/** Returns the function that removes the listener. */
export function onWindowEvent<K extends WindowEventName>(
  name: K,
  listener: (detail: WindowEventDetails[K]) => void,
): () => void {
  const listen = (event: Event) => listener((event as CustomEvent<WindowEventDetails[K]>).detail);
  window.addEventListener(name, listen);
  return () => window.removeEventListener(name, listen);
}
