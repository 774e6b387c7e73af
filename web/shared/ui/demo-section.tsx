import { Check, type LucideIcon } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router';
import { buttonClasses } from './button.tsx';

export interface DemoAddresses {
  registerAddress: string;
  loginAddress: string;
}

interface DemoSectionProps extends DemoAddresses {
  icon: LucideIcon;
  text: { title: string; body: string; needsAccount?: string; register: string; login: string };
  /** What can be done at once, before the invitation to register. */
  lead?: ReactNode;
  /** Rows as an account has them, marked as an example. */
  sample?: ReactNode;
  /** Heading above the children. */
  heading: string;
  children: ReactNode;
}

/** A section of the dashboard without an account: what it is for. What is invented in it says that it is an example. */
export function DemoSection({
  icon: Icon,
  text,
  lead,
  sample,
  heading,
  registerAddress,
  loginAddress,
  children,
}: DemoSectionProps) {
  const id = useId();
  return (
    <div className="mx-auto grid max-w-2xl gap-6 px-4 py-12 md:px-6 md:py-20">
      <Icon size={32} className="text-accent" aria-hidden="true" />
      <h1 className="text-3xl font-semibold">{text.title}</h1>
      <p className="font-serif text-lg">{text.body}</p>
      {text.needsAccount && <p className="text-muted">{text.needsAccount}</p>}
      {lead}
      <div className="flex flex-wrap gap-3">
        <Link to={registerAddress} className={`${buttonClasses(lead ? { variant: 'secondary' } : {})} min-h-11`}>
          {text.register}
        </Link>
        <Link to={loginAddress} className={`${buttonClasses({ variant: lead ? 'ghost' : 'secondary' })} min-h-11`}>
          {text.login}
        </Link>
      </div>
      {sample}
      <section aria-labelledby={id} className="grid gap-3 border-t border-line pt-6">
        <h2 id={id} className="font-sans text-sm font-medium text-muted">
          {heading}
        </h2>
        {children}
      </section>
    </div>
  );
}

/** A list of what a section does. */
export const DemoList = ({ lines }: { lines: readonly string[] }) => (
  <ul className="grid gap-3">
    {lines.map((line) => (
      <li key={line} className="flex gap-3">
        <Check size={18} className="mt-0.5 text-accent" aria-hidden="true" />
        {line}
      </li>
    ))}
  </ul>
);
