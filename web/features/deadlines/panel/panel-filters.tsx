import { useEffect, useRef, useState } from 'react';
import { Search, X } from 'lucide-react';
import { useNavigate } from 'react-router';
import { deadlinePanelText as text } from '#schema/text/deadline-screen.ts';
import { CasePicker } from '#web/shared/cases/case-picker.tsx';
import { pickedCase } from '#web/shared/cases/picked-case.ts';
import { useDebouncedValue } from '#web/shared/hooks/use-debounced-value.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { TOUCH_TARGET } from '#web/shared/ui/touch-target.ts';
import { useCountingCaseQuery } from '../counting-case.generated.ts';
import { useLinks } from '../links.ts';
import { hasPanelFilter, writePanelUrl, type PanelUrlState } from './panel.rules.ts';

const DEBOUNCE_MS = 300;

/** The list follows the search field after a pause. All filters are in the URL. */
export function PanelFilters({ urlState }: { urlState: PanelUrlState }) {
  const links = useLinks();
  const navigate = useNavigate();
  const [words, setWords] = useState(urlState.search);
  const settled = useDebouncedValue(words.trim(), DEBOUNCE_MS);
  const asked = useRef(urlState.search);
  const go = (part: Partial<PanelUrlState>) =>
    void navigate(links.screen('panel', writePanelUrl({ ...urlState, ...part })), { replace: true });
  // The URL changed in another way: back, or a link.
  useEffect(() => {
    if (urlState.search !== asked.current) setWords(urlState.search);
    asked.current = urlState.search;
  }, [urlState.search]);
  useEffect(() => {
    if (settled === asked.current || settled !== words.trim()) return;
    asked.current = settled;
    go({ search: settled });
  });
  const { data } = useCountingCaseQuery({ variables: { id: urlState.caseId ?? '' }, skip: !urlState.caseId });
  const held = data?.case;
  const picked = urlState.caseId ? (held ? pickedCase(held) : { id: urlState.caseId, title: urlState.caseId }) : null;
  return (
    <div role="search" className="flex flex-1 basis-72 flex-wrap items-start gap-2 [&>*]:min-w-0">
      <div className="flex-1 basis-36">
        <div className="relative">
          <Search
            size={17}
            aria-hidden="true"
            className="pointer-events-none absolute left-3 top-1/2 -translate-y-1/2 text-muted"
          />
          <input
            type="search"
            aria-label={text.searchLabel}
            placeholder={text.searchPlaceholder}
            value={words}
            maxLength={200}
            onChange={(event) => setWords(event.target.value)}
            className={cx(
              'min-h-10 w-full rounded-md border border-line-strong bg-surface pl-9 pr-3 text-base text-ink placeholder:text-muted hover:border-muted',
              TOUCH_TARGET,
            )}
          />
        </div>
      </div>
      <div className="flex-1 basis-36">
        <CasePicker
          isLabelHidden
          label={text.caseLabel}
          placeholder={text.casePlaceholder}
          clearLabel={text.caseClear}
          picked={picked}
          onPick={(found) => go({ caseId: found?.id ?? null })}
        />
      </div>
      {hasPanelFilter(urlState) && (
        <Button
          variant="quiet"
          className={cx(TOUCH_TARGET)}
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
