import type { ReactNode } from 'react';

interface WithNoneProps {
  isNone: boolean;
  icon: ReactNode;
  text: string;
  /** The button that adds one. */
  children: ReactNode;
}

/** The end of a list that can be empty: the button alone, or in a frame with the words that there is nothing yet. */
export function WithNone({ isNone, icon, text, children }: WithNoneProps) {
  if (!isNone) return <div className="justify-self-start">{children}</div>;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 rounded-md border border-dashed border-line-strong px-4 py-4">
      <p className="flex items-center gap-3 text-muted">
        {icon}
        <span className="max-w-[44ch]">{text}</span>
      </p>
      {children}
    </div>
  );
}
