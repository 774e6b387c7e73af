import { Search } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { Link } from 'react-router';
import { contractCategoryLabels } from '#schema/text/contract-labels.ts';
import { templateGridText as text } from '#schema/text/contracts-screen.ts';
import { foldText } from '#schema/lib/fold-text.ts';
import { PlansLink } from '#web/shared/plans/plans-link.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { TextField } from '#web/shared/ui/field.tsx';
import { EmptyState } from '#web/shared/ui/states.tsx';
import { TOUCH_TARGET } from '#web/shared/ui/touch-target.ts';
import { CategoryIcon, Complexity, PremiumMark } from '../contract-fields.tsx';
import { useContracts } from '../contracts-context.ts';
import { CATEGORIES, type ContractsUrlState } from '../contracts-url.ts';
import type { TemplateCardFieldsFragment } from './home.generated.ts';

type Category = ContractsUrlState['category'];

const nameOf = (category: Category): string =>
  category === null ? text.all : category === 'OWN' ? text.own : contractCategoryLabels[category];

const isOf = (template: TemplateCardFieldsFragment, category: Category): boolean =>
  category === null || (category === 'OWN' ? template.isOwn : template.category === category);

/** A locked template is greyed, cannot be chosen, and says where plans are compared. */
function TemplateCard({ template }: { template: TemplateCardFieldsFragment }) {
  const { address } = useContracts();
  const { isLocked, category, complexity } = template;
  return (
    <li
      data-locked={isLocked || undefined}
      className={cx(
        'card relative flex flex-col gap-3 p-5',
        isLocked ? 'bg-sunken!' : 'transition-colors duration-150 hover:border-line-strong',
      )}
    >
      <div className="flex items-center gap-2.5">
        <span className={cx(isLocked && 'opacity-60 grayscale')}>
          <CategoryIcon category={category} />
        </span>
        <span className="text-sm text-muted">{category ? contractCategoryLabels[category] : text.own}</span>
        <span className="ml-auto">{template.isPremium && <PremiumMark />}</span>
      </div>
      <h3 className={cx('text-lg font-semibold', isLocked && 'text-muted')}>
        {isLocked ? (
          template.name
        ) : (
          // The link covers the card.
          <Link
            to={address({ templateId: template.id })}
            aria-label={text.use(template.name)}
            className="after:absolute after:inset-0 after:rounded-md"
          >
            {template.name}
          </Link>
        )}
      </h3>
      {template.description && <p className="text-sm text-muted">{template.description}</p>}
      <div className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-1 pt-1 text-sm text-muted">
        {complexity && <Complexity complexity={complexity} />}
        {template.usageCount > 0 && <span className="tabular">{text.used(template.usageCount)}</span>}
      </div>
      {isLocked && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line pt-3 text-sm">
          <span>{text.locked}</span>
          <PlansLink isInText />
        </div>
      )}
    </li>
  );
}

/** All templates, with a filter by field of law and a search by name and description. */
export function TemplateGrid({ templates }: { templates: readonly TemplateCardFieldsFragment[] }) {
  const { urlState, go } = useContracts();
  const [search, setSearch] = useState(urlState.search);
  const wanted = foldText(useDeferredValue(search)).trim();
  const { category } = urlState;
  const found = templates.filter(
    (template) => isOf(template, category) && foldText(`${template.name} ${template.description}`).includes(wanted),
  );
  const offered: Category[] = [
    null,
    ...CATEGORIES,
    ...(templates.some(({ isOwn }) => isOwn) ? (['OWN'] as const) : []),
  ];
  const choose = (next: Category) => go({ category: next, search: '' }, { replace: true });
  return (
    <section aria-labelledby="templates" className="grid gap-5">
      <h2 id="templates" className="text-xl font-semibold">
        {text.title}
      </h2>
      <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
        <div role="search" className="relative w-full max-w-80">
          <TextField
            type="search"
            label={text.search}
            placeholder={text.searchPlaceholder}
            value={search}
            maxLength={100}
            className="pl-9"
            onChange={({ target }) => setSearch(target.value)}
          />
          <Search
            size={16}
            aria-hidden="true"
            className="pointer-events-none absolute bottom-3 left-3 text-muted max-md:bottom-3.5"
          />
        </div>
        <div role="group" aria-label={text.categories} className="flex flex-wrap gap-2">
          {offered.map((each) => (
            <Button
              key={each ?? 'ALL'}
              variant={each === category ? 'primary' : 'secondary'}
              size="sm"
              aria-pressed={each === category}
              className={TOUCH_TARGET}
              onClick={() => choose(each)}
            >
              {nameOf(each)}
            </Button>
          ))}
        </div>
        <p role="status" className={cx('flex min-h-8 items-center text-sm text-muted tabular', TOUCH_TARGET)}>
          {text.found(found.length)}
        </p>
      </div>
      {found.length > 0 ? (
        <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
          {found.map((template) => (
            <TemplateCard key={template.id} template={template} />
          ))}
        </ul>
      ) : (
        <EmptyState
          text={text.none}
          action={
            <Button
              variant="secondary"
              className={TOUCH_TARGET}
              onClick={() => {
                setSearch('');
                choose(null);
              }}
            >
              {text.clear}
            </Button>
          }
        />
      )}
    </section>
  );
}
