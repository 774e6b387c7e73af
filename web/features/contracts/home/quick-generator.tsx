import { useState } from 'react';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import type { ContractJurisdiction } from '#schema/generated/contract.ts';
import { contractJurisdictionLabels } from '#schema/text/contract-labels.ts';
import { quickGeneratorText as text } from '#schema/text/contracts-screen.ts';
import { PlansLink } from '#web/shared/plans/plans-link.tsx';
import { Button, buttonClasses } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { SelectField } from '#web/shared/ui/field.tsx';
import { TOUCH_TARGET } from '#web/shared/ui/touch-target.ts';
import { PremiumMark } from '../contract-fields.tsx';
import { useContracts } from '../contracts-context.ts';
import { JURISDICTIONS } from '../contracts-url.ts';
import type { ContractTemplatesQuery, TemplateCardFieldsFragment } from './home.generated.ts';

/** Places whose civil code is not in the stock. */
const UNHELD: readonly ContractJurisdiction[] = ['JALISCO', 'NUEVO_LEON'];

interface QuickGeneratorProps {
  types: ContractTemplatesQuery['contractQuickTypes'];
  templates: readonly TemplateCardFieldsFragment[];
}

/** The six types and four jurisdictions of the specification. They lead to the form of the same templates. */
export function QuickGenerator({ types, templates }: QuickGeneratorProps) {
  const { address } = useContracts();
  const [type, setType] = useState('');
  const [chosen, setChosen] = useState('');
  const [jurisdiction, setJurisdiction] = useState<ContractJurisdiction>('FEDERAL');
  const quick = types.find(({ label }) => label === type);
  const ids = quick ? [quick.templateId, ...quick.alternativeIds] : [];
  const offered = ids.flatMap((id) => templates.filter((template) => template.id === id));
  const template = offered.find(({ id }) => id === chosen) ?? offered[0];
  const isUnheld = UNHELD.includes(jurisdiction);
  return (
    <section aria-labelledby="quick" className="card grid gap-5 p-5 md:p-6">
      <div className="grid gap-1">
        <h2 id="quick" className="text-xl font-semibold">
          {text.title}
        </h2>
        <p className="text-muted">{text.intro}</p>
      </div>
      <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_1fr_auto]">
        <SelectField
          label={text.type}
          value={type}
          onChange={({ target }) => {
            setType(target.value);
            setChosen('');
          }}
        >
          <option value="">{text.chooseType}</option>
          {types.map(({ label }) => (
            <option key={label} value={label}>
              {label}
            </option>
          ))}
        </SelectField>
        {offered.length > 1 && (
          <SelectField label={text.kind} value={template?.id} onChange={({ target }) => setChosen(target.value)}>
            {offered.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
        <SelectField
          label={text.jurisdiction}
          value={jurisdiction}
          onChange={({ target }) => setJurisdiction(target.value as ContractJurisdiction)}
        >
          {JURISDICTIONS.map((each) => (
            <option key={each} value={each}>
              {contractJurisdictionLabels[each]}
            </option>
          ))}
        </SelectField>
        <div className="sm:pt-6.5">
          {template && !template.isLocked ? (
            <Link
              to={address({ templateId: template.id, jurisdiction })}
              className={cx(buttonClasses(), TOUCH_TARGET, 'max-sm:w-full')}
            >
              {text.go}
              <ArrowRight size={17} aria-hidden="true" />
            </Link>
          ) : (
            <Button disabled className={cx(TOUCH_TARGET, 'max-sm:w-full')}>
              {text.go}
              <ArrowRight size={17} aria-hidden="true" />
            </Button>
          )}
        </div>
      </div>
      <div role="status" className="grid gap-2 empty:hidden">
        {template?.isLocked && (
          <div className="flex flex-wrap items-center gap-3">
            <PremiumMark />
            <p>{text.locked}</p>
            <PlansLink />
          </div>
        )}
        {isUnheld && <p className="text-sm text-muted">{text.unheld(contractJurisdictionLabels[jurisdiction])}</p>}
      </div>
    </section>
  );
}
