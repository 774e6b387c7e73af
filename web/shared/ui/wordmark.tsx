import { commonText } from '#schema/text/common.ts';
import { cx } from './class-names.ts';

/** "Foja" in the serif, beside a leaf with a folded corner. */
export function Wordmark({ size = 'md', className }: { size?: 'md' | 'lg'; className?: string }) {
  const isLarge = size === 'lg';
  return (
    <span className={cx('inline-flex items-center gap-2', className)}>
      <svg viewBox="0 0 20 24" className={isLarge ? 'h-8 w-auto' : 'h-6 w-auto'} aria-hidden="true">
        <path
          className="fill-accent"
          d="M2.5 0H13l7 7v14.5a2.5 2.5 0 0 1-2.5 2.5h-15A2.5 2.5 0 0 1 0 21.5v-19A2.5 2.5 0 0 1 2.5 0z"
        />
        <path className="fill-paper opacity-60" d="M13 0v4.5A2.5 2.5 0 0 0 15.500 7H20z" />
        <path className="fill-on-accent" d="M5 12h10v1.500H5zm0 4h7v1.500H5z" />
      </svg>
      <span
        className={cx(
          'font-serif font-semibold tracking-tight text-ink',
          isLarge ? 'text-3xl' : 'text-2xl',
          'leading-none',
        )}
      >
        {commonText.product}
      </span>
    </span>
  );
}
