import type { ContractFormInput, ContractJurisdiction } from '#schema/generated/contract.ts';
import type { StoredClause, StoredContractCheck, StoredValue } from '#db/entities/contract.entity.ts';
import type { ContractBody } from '#schema/lib/contract-body.ts';
import { contractText as say } from '#schema/text/contracts.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { generate, previewOf, type Check, type CheckBasis, type Clause, type Generated } from '../generation/index.ts';
import { fillOwnTemplate } from './fill-own-template.service.ts';
import { formProblem, isEmptyValue, unknownField, valueOf, type FormProblem } from './form.rules.ts';
import type { FoundTemplate } from './template-view.rules.ts';
import { todayInMexico } from './templates.service.ts';

/** A form with its template: what becomes of it. The engine writes the product's templates; own ones are filled. */

export interface ContractForm {
  jurisdiction: ContractJurisdiction;
  values: StoredValue[];
}

/** The values tidied, or what is wrong with their shape. */
export function checkedForm(
  { template }: FoundTemplate,
  { jurisdiction, values: given }: Pick<ContractFormInput, 'jurisdiction' | 'values'>,
): ContractForm | FormProblem {
  const values = given.map(valueOf).filter((value) => !isEmptyValue(value));
  const problem = formProblem(values) ?? unknownField(values, new Set(template.fields.map(({ name }) => name)));
  return problem ?? { jurisdiction: jurisdiction ?? 'FEDERAL', values };
}

const storedBasis = (basis: readonly CheckBasis[]) =>
  basis.map(({ law, article, reason }) => ({ lawKey: law, article, reason }));

const storedClause = ({ id, number, heading, basis, fields }: Clause): StoredClause => ({
  id,
  number,
  heading,
  basis: storedBasis(basis),
  fields: [...fields],
  isDrafted: false,
});

const storedCheck = ({ code, severity, message, remedy, field, basis }: Check): StoredContractCheck => ({
  code,
  severity,
  message,
  remedy: remedy ?? null,
  field: field ?? null,
  basis: storedBasis(basis),
});

/** The document as far as the form was filled in. */
export async function previewForm(ctx: Ctx, { template, own }: FoundTemplate, form: ContractForm) {
  const { body, clauses, checks, missing } = previewOf(template, form, todayInMexico(ctx));
  return {
    body: JSON.stringify(own ? (await fillOwnTemplate(ctx, template, form.values)).body : body),
    clauses: clauses.map(storedClause),
    checks: checks.map(storedCheck),
    missing,
  };
}

export interface WrittenForm {
  body: ContractBody;
  clauses: StoredClause[];
  checks: StoredContractCheck[];
  /** As they were understood. */
  values: StoredValue[];
  /** The filled DOCX of an own template; null: the template has no file. */
  file: Uint8Array | null;
}

export interface FormRefusal extends FormProblem {
  checks: StoredContractCheck[];
}

/** Why nothing is made of the form, in the words of the person. */
function refusalOf({ template }: FoundTemplate, refused: Exclude<Generated, { kind: 'GENERATED' }>): FormRefusal {
  if (refused.kind === 'MISSING') {
    const first = template.fields.find(({ label }) => label === refused.missing[0]);
    return { message: say.missing(refused.missing), field: first?.name ?? 'values', checks: [] };
  }
  const checks = refused.checks.map(storedCheck);
  const [problem] = refused.kind === 'INVALID' ? refused.problems : [];
  if (problem) return { message: say.invalid(problem.label, problem.message), field: problem.field, checks };
  const blocking = checks.find(({ severity }) => severity === 'BLOCKING');
  return { message: blocking?.message ?? say.bodyInvalid, field: blocking?.field ?? 'values', checks };
}

/** The document of a complete form, or why there is none. */
export async function writeForm(
  ctx: Ctx,
  found: FoundTemplate,
  form: ContractForm,
): Promise<WrittenForm | { refusal: FormRefusal }> {
  const generated = generate(found.template, form, todayInMexico(ctx));
  if (generated.kind !== 'GENERATED') return { refusal: refusalOf(found, generated) };
  const filled = found.own ? await fillOwnTemplate(ctx, found.template, generated.values) : null;
  return {
    body: filled?.body ?? generated.body,
    clauses: generated.clauses.map(storedClause),
    checks: generated.checks.map(storedCheck),
    values: generated.values.map((value) =>
      valueOf({
        ...value,
        parties: [...(value.parties ?? [])],
        rows: (value.rows ?? []).map(({ cells }) => ({ cells: [...cells] })),
      }),
    ),
    file: filled?.file ?? null,
  };
}
