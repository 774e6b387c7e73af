import {
  AtSign,
  CreditCard,
  FileCheck2,
  FileSignature,
  Gauge,
  KeyRound,
  MessagesSquare,
  PencilLine,
  TimerReset,
  Unplug,
  UserPlus,
  UserRoundCheck,
  ShieldCheck,
  type LucideIcon,
} from 'lucide-react';
import type { NotificationKind } from '#schema/generated/contract.ts';

/** The picture of each kind. */
export const kindIcon: Record<NotificationKind, LucideIcon> = {
  DEADLINE_ALERT: TimerReset,
  CASE_INVITATION: UserPlus,
  CASE_JOINED: UserRoundCheck,
  CASE_CHANGED: PencilLine,
  CASE_MENTION: AtSign,
  CASE_MESSAGE: MessagesSquare,
  DOCUMENT_ANALYZED: FileCheck2,
  CONTRACT_MAIL: FileSignature,
  PAYMENT: CreditCard,
  METER_LOW: Gauge,
  LOGIN: KeyRound,
  SECURITY: ShieldCheck,
  WEBHOOK_DISABLED: Unplug,
};
