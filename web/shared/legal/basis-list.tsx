import { Link } from 'react-router';
import { legalBasisText as text } from '#schema/text/legal-basis.ts';
import { formatDay } from '#web/shared/format/format.ts';
import type { BasisFieldsFragment } from './basis.generated.ts';

/** Articles with the reason why they matter; each leads to the reading page. */
export const BasisList = ({ basis }: { basis: readonly BasisFieldsFragment[] }) => (
  <ul className="grid gap-2.5">
    {basis.map(({ lawKey, lawName, article, reason, textDate, path }) => (
      <li key={`${lawKey}-${article}`} className="grid gap-0.5">
        <span className="flex flex-wrap items-baseline gap-x-3">
          <Link
            to={path}
            aria-label={text.readArticle(`${lawName} ${article}`)}
            className="inline-flex min-h-6 items-center font-medium text-accent underline"
          >
            {lawName} {article}
          </Link>
          <span className="text-xs text-muted">{textDate ? text.textOf(formatDay(textDate)) : text.synthesis}</span>
        </span>
        <span>{reason}</span>
      </li>
    ))}
  </ul>
);
