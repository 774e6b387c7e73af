import { cx } from './class-names.ts';
import { TOUCH_TARGET } from './touch-target.ts';

interface CheckboxProps {
  label: string;
  hint?: string;
  checked: boolean;
  name?: string;
  onChange: (checked: boolean) => void;
}

/** A checkbox with an explanation below. */
export const Checkbox = ({ label, hint, checked, name, onChange }: CheckboxProps) => (
  <label className={cx('grid w-fit cursor-pointer grid-cols-[auto_1fr] items-center gap-x-2.5', TOUCH_TARGET)}>
    <input
      type="checkbox"
      name={name}
      checked={checked}
      onChange={({ target }) => onChange(target.checked)}
      className="size-4"
    />
    <span>{label}</span>
    {hint && <span className="col-start-2 text-sm text-muted">{hint}</span>}
  </label>
);
