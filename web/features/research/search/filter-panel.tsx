import { useId, useState, type ReactNode } from 'react';
import { ChevronDown } from 'lucide-react';
import {
  areaLabel,
  courtLabel,
  dateRangeLabel,
  filterText as text,
  jurisdictionLabel,
  kindLabel,
} from '#schema/text/search.ts';
import { formatCount } from '#web/shared/format/format.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { statuteName } from './filter-names.ts';
import { AREAS, COURTS, DATE_RANGES, JURISDICTIONS, KINDS, type Filters } from './search-request.ts';
import type { Facets } from './use-search.ts';

interface FilterPanelProps {
  filters: Filters;
  /** Counts of the results; `null` before the first search. */
  facets: Facets | null;
  onChange: (filters: Filters) => void;
}

const STATUTES_SHOWN = 7;

/** `isOpen` is only the initial state: the group must not close while the user chooses in it. */
function Group({ title, isOpen, children }: { title: string; isOpen: boolean; children: ReactNode }) {
  const [isOpenAtFirst] = useState(isOpen);
  return (
    <details open={isOpenAtFirst} className="group/filter border-b border-line py-1 last:border-b-0">
      <summary className="flex min-h-10 list-none items-center justify-between rounded-sm font-medium [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronDown
          size={17}
          aria-hidden="true"
          className="text-muted transition-transform duration-150 group-open/filter:rotate-180"
        />
      </summary>
      <fieldset className="pb-3">
        <legend className="sr-only">{title}</legend>
        {children}
      </fieldset>
    </details>
  );
}

interface OptionProps {
  type: 'radio' | 'checkbox';
  name: string;
  label: string;
  count?: number;
  isChosen: boolean;
  onChoose: () => void;
}

function Option({ type, name, label, count, isChosen, onChoose }: OptionProps) {
  return (
    <label className="-mx-1.5 flex min-h-8 cursor-pointer items-start gap-2.5 rounded-sm px-1.5 py-1 hover:bg-sunken">
      <input type={type} name={name} checked={isChosen} onChange={onChoose} className="mt-[3px] size-4 shrink-0" />
      <span className={cx('min-w-0 flex-1 leading-snug', count === 0 && !isChosen && 'text-muted')}>{label}</span>
      {count !== undefined && (
        <>
          <span aria-hidden="true" className="text-sm leading-snug text-muted tabular">
            {formatCount(count)}
          </span>
          <span className="sr-only">{text.countOf(count, formatCount(count))}</span>
        </>
      )}
    </label>
  );
}

interface ChoiceProps<K extends string> {
  codes: readonly K[];
  labels: Record<K, string>;
  any: string;
  chosen: K | null;
  counts?: Facets['areas'];
  onChoose: (code: K | null) => void;
}

/** Without results a value is not offered, unless it is the chosen one. Before the first search all are. */
const isOffered = (count: number | undefined, isChosen: boolean): boolean =>
  count === undefined || count > 0 || isChosen;

const countOf = (counts: Facets['areas'] | undefined, code: string): number | undefined =>
  counts && (counts.find(({ value }) => value === code)?.count ?? 0);

/** A choice of one code, or any. */
function Choice<K extends string>({ codes, labels, any, chosen, counts, onChoose }: ChoiceProps<K>) {
  const name = useId();
  return (
    <>
      <Option type="radio" name={name} label={any} isChosen={chosen === null} onChoose={() => onChoose(null)} />
      {codes
        .filter((code) => isOffered(countOf(counts, code), chosen === code))
        .map((code) => (
          <Option
            key={code}
            type="radio"
            name={name}
            label={labels[code]}
            count={countOf(counts, code)}
            isChosen={chosen === code}
            onChoose={() => onChoose(code)}
          />
        ))}
    </>
  );
}

/** The laws of the results: the first ones, then all. */
function StatuteChoice({ filters, facets, onChange }: FilterPanelProps) {
  const name = useId();
  const [areAllShown, setAllShown] = useState(false);
  const { statute } = filters;
  const held = facets?.statutes ?? [];
  const isForeign = statute !== null && !held.some(({ value }) => value === statute);
  const buckets = isForeign ? [{ value: statute, label: statuteName(statute, facets), count: 0 }, ...held] : held;
  if (!facets && !statute) return <p className="text-sm text-muted">{text.statutesAfterSearch}</p>;
  if (buckets.length === 0) return <p className="text-sm text-muted">{text.noStatutes}</p>;
  const shown = areAllShown
    ? buckets
    : buckets.filter(({ value }, position) => position < STATUTES_SHOWN || value === statute);
  const choose = (value: string | null) => onChange({ ...filters, statute: value });
  return (
    <>
      <Option
        type="radio"
        name={name}
        label={text.anyStatute}
        isChosen={statute === null}
        onChoose={() => choose(null)}
      />
      {shown.map(({ value, label, count }) => (
        <Option
          key={value}
          type="radio"
          name={name}
          label={label}
          count={facets ? count : undefined}
          isChosen={value === statute}
          onChoose={() => choose(value)}
        />
      ))}
      {buckets.length > STATUTES_SHOWN && (
        <Button variant="quiet" size="sm" aria-expanded={areAllShown} onClick={() => setAllShown(!areAllShown)}>
          {areAllShown ? text.fewerStatutes : text.allStatutes(buckets.length)}
        </Button>
      )}
    </>
  );
}

/** The advanced filters, with the number of results of each. */
export function FilterPanel(props: FilterPanelProps) {
  const { filters, facets, onChange } = props;
  const name = useId();
  const set = (change: Partial<Filters>) => onChange({ ...filters, ...change });
  const toggle = (kind: Filters['kinds'][number]) =>
    set({
      kinds: filters.kinds.includes(kind)
        ? filters.kinds.filter((other) => other !== kind)
        : KINDS.filter((other) => other === kind || filters.kinds.includes(other)),
    });
  return (
    <div>
      <Group title={text.kinds} isOpen>
        {KINDS.filter((kind) => isOffered(countOf(facets?.kinds, kind), filters.kinds.includes(kind))).map((kind) => (
          <Option
            key={kind}
            type="checkbox"
            name={name}
            label={kindLabel[kind]}
            count={countOf(facets?.kinds, kind)}
            isChosen={filters.kinds.includes(kind)}
            onChoose={() => toggle(kind)}
          />
        ))}
      </Group>
      <Group title={text.area} isOpen>
        <Choice
          codes={AREAS}
          labels={areaLabel}
          any={text.anyArea}
          chosen={filters.area}
          counts={facets?.areas}
          onChoose={(area) => set({ area })}
        />
      </Group>
      <Group title={text.dateRange} isOpen={filters.dateRange !== null}>
        <Choice
          codes={DATE_RANGES}
          labels={dateRangeLabel}
          any={text.anyDate}
          chosen={filters.dateRange}
          onChoose={(dateRange) => set({ dateRange })}
        />
      </Group>
      <Group title={text.court} isOpen={filters.court !== null}>
        <Choice
          codes={COURTS}
          labels={courtLabel}
          any={text.anyCourt}
          chosen={filters.court}
          counts={facets?.courts}
          onChoose={(court) => set({ court })}
        />
      </Group>
      <Group title={text.jurisdiction} isOpen={filters.jurisdiction !== null}>
        <Choice
          codes={JURISDICTIONS}
          labels={jurisdictionLabel}
          any={text.anyJurisdiction}
          chosen={filters.jurisdiction}
          counts={facets?.jurisdictions}
          onChoose={(jurisdiction) => set({ jurisdiction })}
        />
      </Group>
      <Group title={text.statute} isOpen={filters.statute !== null}>
        <StatuteChoice {...props} />
      </Group>
    </div>
  );
}
