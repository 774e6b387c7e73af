import { useId, type ReactNode } from 'react';

/** Fields that belong together, with a heading. */
export function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-5">
      <h2 id={id} className="font-sans text-lg font-semibold">
        {title}
      </h2>
      {children}
    </section>
  );
}
