import { CircleAlert, Info, OctagonX, type LucideIcon } from 'lucide-react';
import type { ContractCheckSeverity } from '#schema/generated/contract.ts';
import { checksText as text } from '#schema/text/contract-form-screen.ts';
import { contractSeverityLabels } from '#schema/text/contract-labels.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { StateBadge, type BadgeTone } from '#web/shared/ui/state-badge.tsx';
import { TOUCH_TARGET } from '#web/shared/ui/touch-target.ts';
import { BasisList } from '#web/shared/legal/basis-list.tsx';
import type { CheckFieldsFragment } from './body.generated.ts';
import type { ClauseField } from './body-view.tsx';

const SEVERITIES: readonly ContractCheckSeverity[] = ['BLOCKING', 'WARNING', 'NOTE'];

const STYLES: Record<ContractCheckSeverity, { icon: LucideIcon; tone: BadgeTone; edge: string }> = {
  BLOCKING: { icon: OctagonX, tone: 'danger', edge: 'border-l-danger' },
  WARNING: { icon: CircleAlert, tone: 'warning', edge: 'border-l-warning' },
  NOTE: { icon: Info, tone: 'info', edge: 'border-l-info' },
};

interface ChecksListProps {
  checks: readonly CheckFieldsFragment[];
  fields?: readonly ClauseField[];
  onField?: (name: string) => void;
}

function Check({ check, fields = [], onField }: { check: CheckFieldsFragment } & Omit<ChecksListProps, 'checks'>) {
  const { icon, tone, edge } = STYLES[check.severity];
  const field = fields.find(({ name }) => name === check.field);
  return (
    <li data-check={check.code} className={cx('grid gap-2 border-l-3 py-1 pl-4', edge)}>
      <span>
        <StateBadge tone={tone} icon={icon}>
          {contractSeverityLabels[check.severity]}
        </StateBadge>
      </span>
      <p className="font-medium">{check.message}</p>
      {check.remedy && <p>{check.remedy}</p>}
      {check.basis.length > 0 && (
        <div className="text-sm">
          <BasisList basis={check.basis} />
        </div>
      )}
      {field && onField && (
        <Button
          variant="secondary"
          size="sm"
          aria-label={text.goTo(field.label)}
          className={cx(TOUCH_TARGET, 'w-fit')}
          onClick={() => onField(field.name)}
        >
          {text.goToField}
        </Button>
      )}
    </li>
  );
}

/** What the law says about the values, what stops the contract first. */
export const ChecksList = ({ checks, ...rest }: ChecksListProps) =>
  checks.length === 0 ? (
    <p className="text-muted">{text.none}</p>
  ) : (
    <ul className="grid gap-5">
      {SEVERITIES.flatMap((severity) => checks.filter((check) => check.severity === severity)).map((check, at) => (
        // Two parties may cause the same check.
        // oxlint-disable-next-line react/no-array-index-key
        <Check key={`${check.code}-${at}`} check={check} {...rest} />
      ))}
    </ul>
  );

/** «1 impedimento · 2 advertencias». */
export const checksSummary = (checks: readonly Pick<CheckFieldsFragment, 'severity'>[]): string => {
  const count = (severity: ContractCheckSeverity) => checks.filter((check) => check.severity === severity).length;
  return checks.length === 0 ? text.none : text.count(count('BLOCKING'), count('WARNING'), count('NOTE'));
};
