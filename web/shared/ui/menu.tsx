import type { ReactNode } from 'react';
import { DropdownMenu as Radix } from 'radix-ui';
import { Check } from 'lucide-react';
import { cx } from './class-names.ts';

const ITEM =
  'flex min-h-9 cursor-pointer items-center gap-2.5 rounded-sm px-2.5 py-1.5 text-base outline-none data-[highlighted]:bg-accent-soft data-[disabled]:opacity-50';

// Not modal: the modal menu locks scrolling through a <style> element, which the content security policy blocks. Not in
// a portal: it would be outside of every landmark.
export function Menu({
  trigger,
  children,
  align = 'end',
  isOpenAtFirst,
  onCloseAutoFocus,
}: {
  trigger: ReactNode;
  children: ReactNode;
  align?: 'start' | 'end';
  /** For a menu that is loaded by the press that opens it. */
  isOpenAtFirst?: boolean;
  /** Called before the focus returns to the trigger; `preventDefault` sends it elsewhere. */
  onCloseAutoFocus?: (event: Event) => void;
}) {
  return (
    <Radix.Root modal={false} defaultOpen={isOpenAtFirst}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Content
        align={align}
        sideOffset={6}
        collisionPadding={8}
        onCloseAutoFocus={onCloseAutoFocus}
        className="z-50 min-w-52 max-w-80 rounded-md border border-line bg-surface p-1.5 text-ink shadow-float animate-appear"
      >
        {children}
      </Radix.Content>
    </Radix.Root>
  );
}

export function MenuItem({
  icon,
  children,
  onSelect,
  tone,
}: {
  icon?: ReactNode;
  children: ReactNode;
  onSelect: () => void;
  tone?: 'danger';
}) {
  return (
    <Radix.Item onSelect={onSelect} className={cx(ITEM, tone === 'danger' && 'text-danger')}>
      {icon}
      {children}
    </Radix.Item>
  );
}

export function MenuChoice<K extends string>(props: {
  label: string;
  value: K;
  options: Record<K, string>;
  onChange: (value: K) => void;
}) {
  return (
    <Radix.RadioGroup value={props.value} onValueChange={(value) => props.onChange(value as K)}>
      <Radix.Label className="px-2.5 pb-1 pt-2 text-xs font-medium text-muted">{props.label}</Radix.Label>
      {(Object.entries(props.options) as [K, string][]).map(([value, label]) => (
        <Radix.RadioItem key={value} value={value} className={ITEM} onSelect={(event) => event.preventDefault()}>
          <span className="grid size-4 place-items-center">
            <Radix.ItemIndicator>
              <Check size={16} aria-hidden="true" />
            </Radix.ItemIndicator>
          </span>
          {label}
        </Radix.RadioItem>
      ))}
    </Radix.RadioGroup>
  );
}

export const MenuLine = () => <Radix.Separator className="my-1.5 h-px bg-line" />;
export const MenuNote = ({ children }: { children: ReactNode }) => (
  <Radix.Label className="px-2.5 py-1.5">{children}</Radix.Label>
);
