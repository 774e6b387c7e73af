import type { LucideIcon } from 'lucide-react';
import { cx } from './class-names.ts';

export type BadgeTone = 'positive' | 'warning' | 'danger' | 'info' | 'neutral' | 'alert';

const TONES: Record<BadgeTone, string> = {
  positive: 'bg-positive-soft text-positive',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
  info: 'bg-info-soft text-info',
  neutral: 'bg-sunken text-muted',
  alert: 'bg-warning text-surface',
};

/** A state has an icon and a word, never only a colour. */
export function StateBadge({ tone, icon: Icon, children }: { tone: BadgeTone; icon: LucideIcon; children: string }) {
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1 rounded-full px-2 py-0.5 text-xs font-medium leading-snug',
        TONES[tone],
      )}
    >
      <Icon size={13} aria-hidden="true" />
      {children}
    </span>
  );
}
