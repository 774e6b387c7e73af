import { Hourglass } from 'lucide-react';
import { Link } from 'react-router';
import { forgottenText as text } from '#schema/text/cases-screen.ts';
import { buttonClasses } from '#web/shared/ui/button.tsx';
import { useForgottenCasesQuery } from './forgotten-notice.generated.ts';

/** Number of inactive cases, with a link to them. */
export const ForgottenNotice = ({ count, address }: { count: number; address: string }) => (
  <section
    aria-labelledby="forgotten-cases"
    className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-md border border-line bg-danger-soft px-5 py-3.5"
  >
    <Hourglass size={20} className="text-danger" aria-hidden="true" />
    <div className="min-w-0 flex-1 basis-56">
      <h2 id="forgotten-cases" className="font-sans font-medium text-danger">
        {text.homeTitle(count)}
      </h2>
      <p>{text.homeBody(count)}</p>
    </div>
    <Link to={address} className={buttonClasses({ variant: 'secondary', size: 'sm' })}>
      {text.homeAction(count)}
    </Link>
  </section>
);

/** The notice on the home page. Shows nothing without such cases or without an answer (`settles` in theme.css). */
export function ForgottenCases({ address }: { address: string }) {
  const { data, loading } = useForgottenCasesQuery({ fetchPolicy: 'cache-and-network' });
  const count = data?.caseStats.forgottenCases ?? 0;
  if (loading && !data) return <span hidden data-settling />;
  return count > 0 ? <ForgottenNotice count={count} address={address} /> : null;
}
