import { useId } from 'react';

/** The facts of a record; unknown ones are left out. */
export function Facts({ title, facts }: { title: string; facts: readonly (readonly [string, string | null])[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <h2 id={id} className="font-sans text-base font-semibold">
        {title}
      </h2>
      <dl className="record-facts grid border-t border-line">
        {facts
          .filter(([, value]) => value !== null && value !== '')
          .map(([name, value]) => (
            <div key={name} className="grid gap-0.5 border-b border-line py-2">
              <dt className="text-xs text-muted">{name}</dt>
              <dd className="min-w-0 break-words text-base tabular">{value}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
}
