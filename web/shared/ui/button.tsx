import type { ComponentProps } from 'react';
import { cx } from './class-names.ts';

const VARIANTS = {
  primary: 'bg-accent text-on-accent hover:bg-accent-strong disabled:bg-line disabled:text-muted',
  secondary:
    'border border-line bg-surface text-ink hover:border-line-strong disabled:text-muted disabled:hover:border-line',
  ghost: 'text-ink hover:bg-sunken disabled:text-muted',
  quiet: 'text-accent hover:bg-accent-soft disabled:text-muted',
  danger: 'bg-danger text-paper hover:opacity-90 disabled:bg-line disabled:text-muted',
} as const;

const SIZES = {
  sm: 'min-h-8 px-3 text-sm gap-1.5',
  md: 'min-h-10 px-4 text-base gap-2',
  lg: 'min-h-12 px-6 text-lg gap-2',
} as const;

export interface ButtonStyle {
  variant?: keyof typeof VARIANTS;
  size?: keyof typeof SIZES;
}

/** The classes of a button, also for links that are drawn as one. */
export const buttonClasses = ({ variant = 'primary', size = 'md' }: ButtonStyle = {}): string =>
  cx(
    'inline-flex items-center justify-center rounded-md font-medium leading-tight transition-colors duration-150 select-none text-center',
    VARIANTS[variant],
    SIZES[size],
  );

export function Button({ variant, size, className, type = 'button', ...rest }: ComponentProps<'button'> & ButtonStyle) {
  return <button type={type} className={cx(buttonClasses({ variant, size }), className)} {...rest} />;
}

const ICON_SIZES = { xs: 'size-7', sm: 'size-8', md: 'size-9' } as const;

/** A button that shows only an icon; `label` is its accessible name and its tooltip. */
export function IconButton({
  label,
  size = 'md',
  className,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & { label: string; size?: keyof typeof ICON_SIZES }) {
  return (
    <button
      type={type}
      aria-label={label}
      title={label}
      className={cx(
        'inline-grid shrink-0 place-items-center rounded-md text-muted transition-colors duration-150 hover:bg-sunken hover:text-ink disabled:opacity-50',
        ICON_SIZES[size],
        className,
      )}
      {...rest}
    />
  );
}
