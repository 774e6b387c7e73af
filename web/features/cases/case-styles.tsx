import type { LucideIcon } from 'lucide-react';
import { CircleCheck, CircleDashed, CirclePlay, Flame, Hourglass } from 'lucide-react';
import type { CaseStatus } from '#schema/generated/contract.ts';
import { caseStatusText, caseUrgentText, forgottenText } from '#schema/text/cases-screen.ts';
import { cx } from '#web/shared/ui/class-names.ts';
import { StateBadge, type BadgeTone } from '#web/shared/ui/state-badge.tsx';
import type { CaseRowFieldsFragment } from './cases.generated.ts';

export type CaseRow = CaseRowFieldsFragment;

export const STATUSES = ['PENDING', 'ACTIVE', 'COMPLETED'] as const satisfies CaseStatus[];
export const OUTCOMES = ['WON', 'LOST', 'SETTLED', 'OTHER'] as const;
export const PARTY_ROLES = [
  'CLIENT',
  'PLAINTIFF',
  'DEFENDANT',
  'THIRD_PARTY',
  'AUTHORITY',
  'OPPOSING_COUNSEL',
  'WITNESS',
  'OTHER',
] as const;

/** The same in every view. `edge`: the line at the side of a card. */
export const statusStyles: Record<CaseStatus, { icon: LucideIcon; tone: BadgeTone; edge: string }> = {
  PENDING: { icon: CircleDashed, tone: 'warning', edge: 'before:bg-warning-soft' },
  ACTIVE: { icon: CirclePlay, tone: 'positive', edge: 'before:bg-positive' },
  COMPLETED: { icon: CircleCheck, tone: 'neutral', edge: 'before:bg-line-strong' },
};

export const StatusBadge = ({ status }: { status: CaseStatus }) => (
  <StateBadge tone={statusStyles[status].tone} icon={statusStyles[status].icon}>
    {caseStatusText[status]}
  </StateBadge>
);

export const UrgentBadge = () => (
  <StateBadge tone="alert" icon={Flame}>
    {caseUrgentText}
  </StateBadge>
);

const ForgottenBadge = ({ daysSince }: { daysSince: number }) => (
  <span className="inline-flex" title={forgottenText.explained(daysSince)}>
    <StateBadge tone="danger" icon={Hourglass}>
      {forgottenText.badge}
    </StateBadge>
  </span>
);

/** Status, urgency and inactivity of a case. */
export const CaseBadges = ({
  row,
  isNarrow,
}: {
  row: Pick<CaseRow, 'status' | 'isUrgent' | 'activity'>;
  /** For a narrow column: the badges wrap below each other. */
  isNarrow?: boolean;
}) => (
  <span className={cx('inline-flex flex-wrap items-center gap-1.5 lg:w-max', isNarrow ? 'max-w-36' : 'max-w-56')}>
    {row.isUrgent && <UrgentBadge />}
    <StatusBadge status={row.status} />
    {row.activity.isForgotten && <ForgottenBadge daysSince={row.activity.daysSince} />}
  </span>
);

export const caseAddress = (id: string, query = ''): string => `/cases/${encodeURIComponent(id)}${query}`;

/** The page of a case with one deadline open. */
export const caseDeadlineAddress = (id: string, deadlineId: string): string =>
  caseAddress(id, `?deadline=${encodeURIComponent(deadlineId)}`);

/** Urgency and inactivity, where the status is shown elsewhere. */
export const CaseAlertBadges = ({ row }: { row: Pick<CaseRow, 'isUrgent' | 'activity'> }) => (
  <span className="inline-flex shrink-0 flex-wrap items-center gap-1.5">
    {row.isUrgent && <UrgentBadge />}
    {row.activity.isForgotten && <ForgottenBadge daysSince={row.activity.daysSince} />}
  </span>
);
