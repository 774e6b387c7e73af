import type { ContractJurisdiction } from '#schema/generated/contract.ts';
import { birthDateOfCurp, curpFault, genderOfCurp } from '#schema/lib/curp.ts';
import { isGenericRfc, kindOfRfc, rfcFault } from '#schema/lib/rfc.ts';
import { contractChecks as say, particularLabels, problemOf } from '#schema/text/contract-checks.ts';
import { contractWords } from '#schema/text/contract-words.ts';
import { foldText } from '#schema/lib/fold-text.ts';
import type { ContractTemplate, PartyParticular, TemplateField } from '#db/content/contracts/contract-template.ts';
import { check, type Check } from './check.rules.ts';
import { isLawUnheld } from './facts/facts.rules.ts';
import { limitChecks } from './limits.rules.ts';
import type { FormReading } from './form/form.rules.ts';
import { listedNames } from './form/party-words.rules.ts';
import { isCompany, isForeign, isMinor, type Party } from './form/party.rules.ts';

/** What every template checks, whatever it is about. */

/** What is asked of a company only, or of a person only. */
const OF_COMPANIES: readonly PartyParticular[] = ['incorporation', 'representatives'];
const OF_PERSONS: readonly PartyParticular[] = [
  'gender',
  'birthDate',
  'maritalStatus',
  'occupation',
  'curp',
  'idDocument',
];

function lacks(party: Party, particular: PartyParticular): boolean {
  if ((isCompany(party) ? OF_PERSONS : OF_COMPANIES).includes(particular)) return false;
  // Nobody who acts for a company is a check of its own.
  if (particular === 'representatives') return false;
  // A company of another country need not be registered with the Mexican tax authority.
  if (particular === 'rfc' && isCompany(party) && isForeign(party)) return false;
  if (particular === 'gender') return party.gender === null && genderOfCurp(party.curp ?? '') === null;
  if (particular === 'birthDate') return party.birthDate === null && party.curp === null;
  return party[particular] === null;
}

function particularsOf(field: TemplateField, party: Party): Check[] {
  const missing = (field.wanted ?? []).filter((particular) => lacks(party, particular));
  if (missing.length === 0) return [];
  const labels = missing.map((particular) => particularLabels[particular]);
  const message = say.particulars(party.name, listedNames(labels));
  return [check('WARNING', 'party.particulars_missing', field.name, message, say.particularsRemedy)];
}

const civilLaw = (jurisdiction: ContractJurisdiction): string => (jurisdiction === 'CDMX' ? 'ccdf' : 'ccf');

function capacityOf(field: TemplateField, party: Party, jurisdiction: ContractJurisdiction, today: string): Check[] {
  if (party.representatives.length > 0) return [];
  const law = civilLaw(jurisdiction);
  if (isCompany(party))
    return [
      check(
        'WARNING',
        'party.company_without_representative',
        field.name,
        say.noRepresentative(party.name),
        say.noRepresentativeRemedy,
        [{ law, article: '27', reason: say.noRepresentativeReason }],
      ),
    ];
  if (!isMinor(party, today)) return [];
  return [
    check('BLOCKING', 'party.minor_without_representative', field.name, say.minor(party.name), say.minorRemedy, [
      { law, article: '23', reason: say.minorReasons.capacity },
      { law, article: '450', reason: say.minorReasons.incapacity },
      { law, article: '1798', reason: say.minorReasons.contract },
    ]),
  ];
}

/** `AAMMDD` of a day, as RFC and CURP write it. */
const shortDay = (day: string): string => day.slice(2).replaceAll('-', '');

function rfcOf({ name: field }: TemplateField, party: Party): Check[] {
  const { rfc, name } = party;
  if (rfc === null) return [];
  if (rfcFault(rfc) !== null) return [check('BLOCKING', 'party.rfc_invalid', field, say.rfc(name), say.rfcRemedy)];
  if (isGenericRfc(rfc)) return [];
  const ofCompany = kindOfRfc(rfc) === 'COMPANY';
  if (ofCompany !== isCompany(party)) {
    const message = ofCompany ? say.rfcOfPerson(name) : say.rfcOfCompany(name);
    return [check('BLOCKING', 'party.rfc_of_other_kind', field, message, say.rfcRemedy)];
  }
  const differs = party.birthDate !== null && rfc.slice(4, 10) !== shortDay(party.birthDate);
  return differs ? [check('WARNING', 'party.rfc_birth_date', field, say.rfcDate(name), say.agreeRemedy)] : [];
}

function curpOf({ name: field }: TemplateField, party: Party): Check[] {
  const { curp, name, birthDate, gender } = party;
  if (curp === null) return [];
  if (curpFault(curp) !== null) return [check('BLOCKING', 'party.curp_invalid', field, say.curp(name), say.curpRemedy)];
  const ofCurp = genderOfCurp(curp);
  return [
    ...(birthDate !== null && birthDateOfCurp(curp) !== birthDate
      ? [check('WARNING', 'party.curp_birth_date', field, say.curpDate(name), say.agreeRemedy)]
      : []),
    ...(gender !== null && ofCurp !== null && ofCurp !== gender
      ? [check('WARNING', 'party.curp_gender', field, say.curpGender(name), say.agreeRemedy)]
      : []),
  ];
}

/** The same name in two roles; witnesses are roles too. */
function sameParties(fields: readonly TemplateField[], { parties }: FormReading): Check[] {
  const first = new Map<string, TemplateField>();
  return fields
    .filter(({ mayRepeat }) => mayRepeat !== true)
    .flatMap((field) =>
      (parties.get(field.name) ?? []).flatMap((party) => {
        const key = foldText(party.name);
        const other = first.get(key);
        if (!other) first.set(key, field);
        if (!other || other === field) return [];
        return [
          check(
            'WARNING',
            'party.same_in_two_roles',
            field.name,
            say.sameParty(party.name, other.label, field.label),
            say.sameRemedy,
          ),
        ];
      }),
    );
}

export interface CheckedForm {
  template: Pick<ContractTemplate, 'category' | 'fields'>;
  /** Whether its texts name the civil code of the place. */
  namesCivilLaw: boolean;
  reading: FormReading;
  jurisdiction: ContractJurisdiction;
  today: string;
}

/** A worker may be a minor: templates of labour law check the age themselves. */
export function generalChecks({ template, namesCivilLaw, reading, jurisdiction, today }: CheckedForm): Check[] {
  const { category, fields } = template;
  const problems = reading.problems.map(({ field, label, message }) =>
    check('BLOCKING', 'value.invalid', field, problemOf(label, message)),
  );
  const ofParties = fields.flatMap((field) =>
    (reading.parties.get(field.name) ?? []).flatMap((party) => [
      ...(category === 'LABOR' && !isCompany(party) ? [] : capacityOf(field, party, jurisdiction, today)),
      ...rfcOf(field, party),
      ...curpOf(field, party),
      ...particularsOf(field, party),
    ]),
  );
  const ofPlace =
    isLawUnheld(jurisdiction) && (category === 'CIVIL' || namesCivilLaw)
      ? [
          check(
            'NOTE',
            'place.law_not_held',
            null,
            say.lawNotHeld(contractWords.civilLaw[jurisdiction]),
            say.lawNotHeldRemedy,
          ),
        ]
      : [];
  return [
    ...problems,
    ...limitChecks(fields, reading, today),
    ...ofParties,
    ...sameParties(fields, reading),
    ...ofPlace,
  ];
}
