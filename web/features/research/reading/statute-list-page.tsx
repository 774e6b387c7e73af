import { foldText } from '#schema/lib/fold-text.ts';
import { useMemo } from 'react';
import { Link, useSearchParams } from 'react-router';
import { commonText } from '#schema/text/common.ts';
import { statuteAddress } from '#schema/record-address.ts';
import { lawText, readingFrameText, statutesText as text } from '#schema/text/reading.ts';
import { areaLabel, jurisdictionLabel } from '#schema/text/search.ts';
import type { LegalArea } from '#schema/generated/contract.ts';
import { formatDay } from '#web/shared/format/format.ts';
import { useDocumentTitle } from '#web/shared/hooks/use-document-title.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { SelectField, TextField } from '#web/shared/ui/field.tsx';
import { EmptyState, Skeleton } from '#web/shared/ui/states.tsx';
import { useStatuteListQuery, type StatuteListQuery } from './reading.generated.ts';
import { RecordFailure, RecordMain } from './record-states.tsx';

type Law = StatuteListQuery['statutes'][number];

const CONSTITUTION = 'cpeum';
const groupOf = ({ key, kind }: Law): string => (key === CONSTITUTION ? text.constitution : text.kinds[kind]);

/** Laws grouped by type: the constitution, codes, acts. */
function groupsOf(laws: readonly Law[]): [string, Law[]][] {
  const groups = new Map<string, Law[]>();
  for (const law of laws) groups.set(groupOf(law), [...(groups.get(groupOf(law)) ?? []), law]);
  return [...groups];
}

const isArea = (value: string | null): value is LegalArea => value !== null && Object.hasOwn(areaLabel, value);

/** The filter in the URL: `?q=trabajo&materia=LABOR`. */
function useFilter() {
  const [query, setQuery] = useSearchParams();
  const area = query.get('materia');
  const set = (name: 'q' | 'materia', value: string) =>
    setQuery(
      (before) => {
        if (value) before.set(name, value);
        else before.delete(name);
        return before;
      },
      { replace: true },
    );
  return {
    words: query.get('q') ?? '',
    area: isArea(area) ? area : null,
    set,
    clear: () => setQuery({}, { replace: true }),
  };
}

const LawRow = ({ law }: { law: Law }) => (
  <li>
    <Link
      to={statuteAddress(law.key)}
      className="grid gap-x-6 gap-y-0.5 px-4 py-3 transition-colors duration-150 hover:bg-sunken md:grid-cols-[minmax(0,1fr)_7.5rem_14rem] md:items-baseline"
    >
      <span className="grid min-w-0">
        <span className="font-serif text-lg leading-snug">{law.name}</span>
        <span className="text-sm text-muted">
          {[law.shortName, areaLabel[law.area], law.jurisdiction && jurisdictionLabel[law.jurisdiction]]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      <span className="text-sm text-muted tabular md:text-right">{lawText.articleCount(law.articleCount)}</span>
      <span className="text-sm text-muted tabular md:text-right">
        {text.textAsOf(formatDay(law.textAsOf))}
        {!law.hasOfficialText && <span className="block text-info">{text.withoutText}</span>}
      </span>
    </Link>
  </li>
);

const ListSkeleton = () => (
  <div role="status" aria-label={commonText.loading} className="card grid gap-5 p-4">
    {Array.from({ length: 9 }, (_, at) => (
      <div key={at} className="grid gap-2">
        <Skeleton className="h-5 w-3/5" />
        <Skeleton className="h-4 w-1/4" />
      </div>
    ))}
  </div>
);

function Laws({ laws }: { laws: readonly Law[] }) {
  const { words, area, set, clear } = useFilter();
  const areas = useMemo(
    () =>
      [...new Set(laws.map((law) => law.area))].toSorted((one, other) =>
        areaLabel[one].localeCompare(areaLabel[other], 'es-MX'),
      ),
    [laws],
  );
  const wanted = foldText(words).split(/\s+/).filter(Boolean);
  const found = laws.filter(
    (law) =>
      (!area || law.area === area) &&
      wanted.every((word) => foldText(`${law.name} ${law.shortName} ${law.key}`).includes(word)),
  );
  return (
    <>
      <div className="grid items-end gap-4 pb-6 md:grid-cols-[minmax(0,1fr)_16rem]">
        <TextField
          type="search"
          label={text.filter}
          value={words}
          onChange={(event) => set('q', event.target.value)}
          autoComplete="off"
        />
        <SelectField label={text.area} value={area ?? ''} onChange={(event) => set('materia', event.target.value)}>
          <option value="">{text.everyArea}</option>
          {areas.map((code) => (
            <option key={code} value={code}>
              {areaLabel[code]}
            </option>
          ))}
        </SelectField>
      </div>
      <p role="status" className="pb-3 text-sm text-muted tabular">
        {text.shown(found.length, laws.length)}
      </p>
      {found.length === 0 && (
        <EmptyState
          text={text.none}
          action={
            <Button variant="secondary" size="sm" onClick={clear}>
              {text.clear}
            </Button>
          }
        />
      )}
      <div className="grid gap-8">
        {groupsOf(found).map(([title, shelf]) => (
          <section key={title} aria-label={title} className="grid gap-3">
            <h2 className="text-xl font-semibold">
              {title} <span className="font-sans text-base font-normal text-muted tabular">{shelf.length}</span>
            </h2>
            <ul className="card divide-y divide-line overflow-hidden">
              {shelf.map((law) => (
                <LawRow key={law.key} law={law} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}

/** Every law that is held, by type, with filters. */
export function StatuteListPage() {
  useDocumentTitle(text.title);
  const { data, error, refetch } = useStatuteListQuery();
  const laws = data?.statutes;
  return (
    <RecordMain className="max-w-5xl">
      <header className="grid gap-2 pb-8">
        <h1 className="text-3xl font-semibold md:text-4xl">{text.title}</h1>
        {laws && (
          <p className="text-lg text-muted">
            {text.lead(
              laws.length,
              laws.reduce((sum, { articleCount }) => sum + articleCount, 0),
            )}
          </p>
        )}
      </header>
      {laws ? (
        <Laws laws={laws} />
      ) : error ? (
        <RecordFailure title={readingFrameText.failed.statutes} error={error} onRetry={() => refetch()} />
      ) : (
        <ListSkeleton />
      )}
    </RecordMain>
  );
}
