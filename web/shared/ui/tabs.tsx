import type { ReactNode } from 'react';
import { Tabs as Radix } from 'radix-ui';

export interface TabItem<K extends string> {
  id: K;
  label: string;
  /** Stands after the label: a number of unread messages. */
  mark?: ReactNode;
  content: ReactNode;
}

interface TabsProps<K extends string> {
  label: string;
  items: TabItem<K>[];
  value: K;
  onChange: (value: K) => void;
}

export function Tabs<K extends string>({ label, items, value, onChange }: TabsProps<K>) {
  return (
    <Radix.Root value={value} onValueChange={(next) => onChange(next as K)}>
      <Radix.List aria-label={label} className="flex gap-6 border-b border-line">
        {items.map((item) => (
          <Radix.Trigger
            key={item.id}
            value={item.id}
            className="-mb-px inline-flex min-h-11 items-center gap-1.5 border-b-2 border-transparent font-medium text-muted transition-colors duration-150 hover:text-ink data-[state=active]:border-accent data-[state=active]:text-ink"
          >
            {item.label}
            {item.mark}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {items.map((item) => (
        <Radix.Content key={item.id} value={item.id} className="pt-6">
          {item.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
