import { Archive, Crown, FilePen, FileText, Landmark, Scale, Store, UserRound, type LucideIcon } from 'lucide-react';
import type { ContractCategory, ContractComplexity, ContractStatus } from '#schema/generated/contract.ts';
import { contractComplexityLabels, contractStatusLabels } from '#schema/text/contract-labels.ts';
import { templateGridText } from '#schema/text/contracts-screen.ts';
import { cx } from '#web/shared/ui/class-names.ts';
import { StateBadge } from '#web/shared/ui/state-badge.tsx';

const CATEGORY_ICONS: Record<ContractCategory, LucideIcon> = {
  CIVIL: Scale,
  COMMERCIAL: Store,
  CORPORATE: Landmark,
  LABOR: UserRound,
};

/** The icon of a field of law; an own template has that of a file. */
export function CategoryIcon({ category }: { category: ContractCategory | null }) {
  const Icon = category ? CATEGORY_ICONS[category] : FileText;
  return <Icon size={20} className="text-accent" aria-hidden="true" />;
}

const BARS: Record<ContractComplexity, number> = { BASIC: 1, INTERMEDIATE: 2, ADVANCED: 3 };

/** A word with one to three bars. */
export const Complexity = ({ complexity }: { complexity: ContractComplexity }) => (
  <span
    className="inline-flex items-center gap-2 text-sm text-muted"
    title={templateGridText.complexity(contractComplexityLabels[complexity])}
  >
    <span aria-hidden="true" className="flex items-end gap-0.5">
      {[1, 2, 3].map((bar) => (
        <span
          key={bar}
          style={{ height: `${4 + bar * 3}px` }}
          className={cx('w-1 rounded-full', bar <= BARS[complexity] ? 'bg-accent' : 'bg-line')}
        />
      ))}
    </span>
    {contractComplexityLabels[complexity]}
  </span>
);

export const PremiumMark = () => (
  <span className="inline-flex items-center gap-1 rounded-full bg-warning-soft px-2 py-0.5 text-xs font-semibold tracking-wide text-warning">
    <Crown size={13} aria-hidden="true" />
    {templateGridText.premium}
  </span>
);

export const StatusBadge = ({ status }: { status: ContractStatus }) => (
  <StateBadge tone="neutral" icon={status === 'ARCHIVED' ? Archive : FilePen}>
    {contractStatusLabels[status]}
  </StateBadge>
);
