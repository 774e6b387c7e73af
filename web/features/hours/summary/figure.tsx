import type { ReactNode } from 'react';

/** A number with its label and a note. */
export const Figure = ({ label, value, note }: { label: string; value: string; note?: ReactNode }) => (
  <div className="card grid min-w-0 content-start gap-1 p-4">
    <dt className="text-sm text-muted">{label}</dt>
    <dd className="font-serif text-2xl font-semibold tabular [overflow-wrap:anywhere]">{value}</dd>
    {note && <dd className="text-sm text-muted tabular">{note}</dd>}
  </div>
);

export const FIGURES = 'grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4';
