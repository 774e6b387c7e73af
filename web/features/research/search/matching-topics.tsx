import { Lightbulb } from 'lucide-react';
import { Link } from 'react-router';
import { topicsText as text } from '#schema/text/search.ts';
import type { Result } from './use-search.ts';

/** Topics of the editors that answer the search, shown before the sources. */
export const MatchingTopics = ({ topics }: { topics: readonly Result[] }) =>
  topics.length > 0 && (
    <section aria-label={text.title} className="card mt-5 px-5 py-4">
      <h3 className="flex items-center gap-2 font-sans text-sm font-semibold text-accent">
        <Lightbulb size={16} aria-hidden="true" />
        {text.title}
      </h3>
      <ul className="grid gap-3 pt-2">
        {topics.map(({ id, title, url, summary }) => (
          <li key={id} className="grid gap-0.5">
            <Link
              to={url}
              className="justify-self-start font-serif text-lg font-semibold underline-offset-4 hover:underline"
            >
              {title}
            </Link>
            <p className="line-clamp-2 max-w-[76ch] text-muted max-sm:hidden">{summary}</p>
          </li>
        ))}
      </ul>
    </section>
  );
