import { formatCount } from '#web/shared/format/format.ts';
import { analyticsScreenText as text } from '#schema/text/analytics-screen.ts';

interface SharesProps {
  title: string;
  shares: readonly { code: string; label: string; count: number }[];
}

/** Counts by kind as a table whose rows have a bar: it is read without it. */
export function Shares({ title, shares }: SharesProps) {
  const highest = Math.max(1, ...shares.map(({ count }) => count));
  return (
    <section className="card grid content-start gap-3 p-5">
      <h2 className="text-xl font-semibold">{title}</h2>
      {shares.length === 0 && <p className="text-muted">{text.empty}</p>}
      <table className="w-full text-sm empty:hidden">
        <caption className="sr-only">{title}</caption>
        <tbody>
          {shares.map(({ code, label, count }) => (
            <tr key={code}>
              <th scope="row" className="w-2/5 py-1 pr-3 text-left font-normal">
                {label}
              </th>
              <td aria-hidden="true" className="py-1">
                <span className="block h-3 rounded-sm bg-accent" style={{ width: `${(100 * count) / highest}%` }} />
              </td>
              <td className="w-16 py-1 pl-3 text-right tabular">{formatCount(count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
