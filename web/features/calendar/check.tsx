import { cx } from '#web/shared/ui/class-names.ts';
import { TOUCH } from '#web/shared/ui/touch.ts';

interface CheckProps {
  label: string;
  hint?: string;
  checked: boolean;
  name?: string;
  onChange: (checked: boolean) => void;
}

/** A yes or no, with what it means below. */
export const Check = ({ label, hint, checked, name, onChange }: CheckProps) => (
  <label className={cx('grid w-fit cursor-pointer grid-cols-[auto_1fr] items-center gap-x-2.5', TOUCH)}>
    <input
      type="checkbox"
      name={name}
      checked={checked}
      onChange={({ target }) => onChange(target.checked)}
      className="size-4 accent-accent"
    />
    <span>{label}</span>
    {hint && <span className="col-start-2 text-sm text-muted">{hint}</span>}
  </label>
);
