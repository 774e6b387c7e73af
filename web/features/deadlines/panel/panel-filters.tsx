import { useEffect, useRef, useState } from 'react';
import { Search, X } from 'lucide-react';
import { useNavigate } from 'react-router';
import { deadlinePanelText as text } from '#schema/text/deadline-screen.ts';
import { CasePicker } from '#web/shared/cases/case-picker.tsx';
import { pickedCase } from '#web/shared/cases/picked-case.ts';
import { useSettled } from '#web/shared/hooks/use-settled.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { useCountingCaseQuery } from '../counting-case.generated.ts';
import { TOUCH } from '../deadline-look.tsx';
import { usePlaces } from '../places.ts';
import { hasPanelFilter, writePanelPlace, type PanelPlace } from './panel.rules.ts';

const PAUSE_MS = 300;

/** The list follows what is typed when the hand rests. All of it stands in the address. */
export function PanelFilters({ place }: { place: PanelPlace }) {
  const places = usePlaces();
  const navigate = useNavigate();
  const [words, setWords] = useState(place.search);
  const settled = useSettled(words.trim(), PAUSE_MS);
  const asked = useRef(place.search);
  const go = (part: Partial<PanelPlace>) =>
    void navigate(places.room('panel', writePanelPlace({ ...place, ...part })), { replace: true });
  // The address changed by another way: back, a link.
  useEffect(() => {
    if (place.search !== asked.current) setWords(place.search);
    asked.current = place.search;
  }, [place.search]);
  useEffect(() => {
    if (settled === asked.current || settled !== words.trim()) return;
    asked.current = settled;
    go({ search: settled });
  });
  const { data } = useCountingCaseQuery({ variables: { id: place.caseId ?? '' }, skip: !place.caseId });
  const held = data?.case;
  const picked = place.caseId ? (held ? pickedCase(held) : { id: place.caseId, title: place.caseId }) : null;
  return (
    <div role="search" className="flex flex-wrap items-start gap-3 [&>*]:min-w-0">
      <div className="grid flex-1 basis-64 content-start gap-1.5">
        <label htmlFor="deadline-search" className="text-sm font-medium">
          {text.searchLabel}
        </label>
        <div className="relative">
          <Search
            size={17}
            aria-hidden="true"
            className="pointer-events-none absolute left-3 top-1/2 -translate-y-1/2 text-muted"
          />
          <input
            id="deadline-search"
            type="search"
            placeholder={text.searchPlaceholder}
            value={words}
            maxLength={200}
            onChange={(event) => setWords(event.target.value)}
            className={cx(
              'min-h-10 w-full rounded-md border border-line-strong bg-surface pl-9 pr-3 text-base text-ink placeholder:text-muted hover:border-muted',
              TOUCH,
            )}
          />
        </div>
      </div>
      <div className="flex-1 basis-64">
        <CasePicker
          label={text.caseLabel}
          placeholder={text.casePlaceholder}
          clearLabel={text.caseClear}
          picked={picked}
          onPick={(found) => go({ caseId: found?.id ?? null })}
        />
      </div>
      {hasPanelFilter(place) && (
        <Button
          look="quiet"
          className={cx(TOUCH, 'self-end')}
          onClick={() => {
            setWords('');
            asked.current = '';
            go({ search: '', caseId: null });
          }}
        >
          <X size={16} aria-hidden="true" />
          {text.clear}
        </Button>
      )}
    </div>
  );
}
