import type { CaseStatus, DeadlineAlertKind, DeadlineUrgency } from '#schema/generated/contract.ts';
import { TOAST_EVENT, type ToastDetail } from '../ui/toast-events.ts';

/** A message of the chat of a matter, as REST spells it. */
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

/** A change of a matter. `status`, `userId` and `timestamp` are there when its status changed. */
export interface CaseUpdatedDetail {
  caseId: string;
  title: string | null;
  status: CaseStatus;
  userId?: string;
  timestamp: string;
}

/** A warning that a deadline draws near, or that its date changed. */
export interface DeadlineAlertDetail {
  id: string;
  kind: DeadlineAlertKind;
  deadlineId: string;
  caseId: string | null;
  title: string;
  /** The instant at which it ends. */
  deadline: string;
  daysLeft: number;
  label: string;
  urgency: DeadlineUrgency;
  message: string;
  timestamp: string;
}

/** The caller does not take part in a matter any more. */
export interface CaseAccessEndedDetail {
  caseId: string;
}

/** The events that the page raises on `window`, those of the specification among them, and what each carries. */
export interface WindowEventDetails {
  newChatMessage: NewChatMessageDetail;
  caseUpdated: CaseUpdatedDetail;
  caseAccessEnded: CaseAccessEndedDetail;
  deadlineAlert: DeadlineAlertDetail;
  [TOAST_EVENT]: ToastDetail;
}

export type WindowEventName = keyof WindowEventDetails;

/** The one place where what arrives on the socket becomes an event of `window`. */
export function raiseWindowEvent<K extends WindowEventName>(name: K, detail: WindowEventDetails[K]): void {
  window.dispatchEvent(new CustomEvent(name, { detail }));
}

/** Returns the end of listening. */
export function onWindowEvent<K extends WindowEventName>(
  name: K,
  listener: (detail: WindowEventDetails[K]) => void,
): () => void {
  const listen = (event: Event) => listener((event as CustomEvent<WindowEventDetails[K]>).detail);
  window.addEventListener(name, listen);
  return () => window.removeEventListener(name, listen);
}
