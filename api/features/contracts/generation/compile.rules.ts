import type { ContractTemplate, TemplateBlock, TemplateCheck, Basis } from '#db/content/contracts/contract-template.ts';
import { factsOf } from './facts/facts.rules.ts';
import { readForm } from './form/form.rules.ts';
import { fieldsOfLimits } from './limits.rules.ts';
import {
  compileCondition,
  compileText,
  type Compiled,
  type CompiledCondition,
  type CompiledText,
} from './liquid.adapter.ts';
import { PARTY_WORDS } from './form/party-scope.rules.ts';

/** Templates made ready: every text parsed once, every name in it known. What is wrong in a template is an error here. */

export interface CompiledBlock {
  block: TemplateBlock;
  when: CompiledCondition | null;
  heading: CompiledText | null;
  text: CompiledText | null;
  /** Conditions of its basis, in its order. */
  basis: { basis: Basis; when: CompiledCondition | null }[];
  /** Fields that it shows. */
  fields: readonly string[];
}

interface CompiledCheck {
  check: TemplateCheck;
  when: CompiledCondition;
  message: CompiledText;
  remedy: CompiledText | null;
  basis: { basis: Basis; when: CompiledCondition | null }[];
}

export interface CompiledTemplate {
  template: ContractTemplate;
  blocks: CompiledBlock[];
  checks: CompiledCheck[];
  /** Whether its texts name the civil code of the place. */
  namesCivilLaw: boolean;
}

export const ALL_PARTIES = 'las_partes';
const GLOBALS = ['jurisdiccion', 'ley_civil', 'lugar_tribunales', 'facts', 'clausula'];

/** Any day: only names are asked for. */
const SOME_DAY = '2026-01-01';

function fail(template: ContractTemplate, problem: string): never {
  throw new Error(`Template ${template.id}: ${problem}`);
}

const unique = (values: readonly string[]): boolean => new Set(values).size === values.length;

function checkFields(template: ContractTemplate): void {
  const { fields } = template;
  const steps = template.steps.map(({ id }) => id);
  if (!unique(fields.map(({ name }) => name))) fail(template, 'two fields of one name');
  if (!unique(template.checks.map(({ code }) => code))) fail(template, 'two checks of one code');
  for (const [at, field] of fields.entries()) {
    const wrong = (problem: string): never => fail(template, `field ${field.name}: ${problem}`);
    if (GLOBALS.includes(field.name)) wrong('that name is taken');
    if (!steps.includes(field.step)) wrong(`no step ${field.step}`);
    if (field.format === 'PARTIES' && !field.role) wrong('no words for its role');
    if (field.format === 'ROWS' && (field.columns ?? []).length === 0) wrong('no columns');
    if (field.type === 'SELECT' && (field.options ?? []).length === 0) wrong('no options');
    const { showWhen } = field;
    const shower = showWhen && fields.slice(0, at).find(({ name }) => name === showWhen.field);
    if (showWhen && !shower) wrong('showWhen names no earlier field');
    if (showWhen?.values.some((value) => shower?.options && !shower.options.includes(value)))
      wrong('showWhen: no option');
    for (const other of fieldsOfLimits(field))
      if (!fields.some(({ name }) => name === other)) wrong(`limit ${other} is no field`);
  }
}

/** Names that texts may use, in two levels: a name with `null` has no parts that are known before. */
function namesOf(template: ContractTemplate): Map<string, ReadonlySet<string> | null> {
  const facts = factsOf(template, readForm(template.fields, [], SOME_DAY), 'FEDERAL', SOME_DAY);
  const clauses = template.blocks.flatMap((block) => (block.kind === 'CLAUSE' ? [block.id] : []));
  if (!unique(clauses)) fail(template, 'two clauses of one id');
  return new Map<string, ReadonlySet<string> | null>([
    ...template.fields.map(({ name, format }) => [name, format === 'PARTIES' ? PARTY_WORDS : null] as const),
    ['jurisdiccion', null],
    ['ley_civil', null],
    ['lugar_tribunales', null],
    ['facts', new Set(Object.keys(facts))],
    ['clausula', new Set(clauses)],
  ]);
}

const NEVER: CompiledCondition = { variables: [], holds: () => false };
const NOTHING: CompiledText = { variables: [], render: () => '' };

export function compileTemplate(template: ContractTemplate): CompiledTemplate {
  checkFields(template);
  const names = namesOf(template);
  let namesCivilLaw = false;
  // Who writes a template sees all that is wrong with its texts at once.
  const problems: string[] = [];

  const known = <T extends Compiled>(compiled: T, where: string): T => {
    for (const [root = '', part] of compiled.variables) {
      const parts = names.get(root);
      if (parts === undefined) problems.push(`${where}: unknown variable ${root}`);
      else if (parts !== null && part !== undefined && !parts.has(part))
        problems.push(`${where}: unknown ${root}.${part}`);
      if (root === 'ley_civil') namesCivilLaw = true;
    }
    return compiled;
  };
  const attempt = <T>(where: string, compile: () => T, otherwise: T): T => {
    try {
      return compile();
    } catch (error) {
      problems.push(`${where}: ${error instanceof Error ? error.message : String(error)}`);
      return otherwise;
    }
  };
  const text = (source: string | undefined, where: string): CompiledText | null =>
    source === undefined
      ? null
      : known(
          attempt(where, () => compileText(source), NOTHING),
          where,
        );
  const condition = (source: string | undefined, where: string): CompiledCondition | null =>
    source === undefined
      ? null
      : known(
          attempt(where, () => compileCondition(source), NEVER),
          where,
        );
  const basisOf = (basis: readonly Basis[], where: string) =>
    basis.map((one) => ({ basis: one, when: condition(one.when, where) }));

  const fieldNames = new Set(template.fields.map(({ name }) => name));
  const fieldsOf = (texts: readonly (CompiledText | null)[], more: readonly string[]): string[] => [
    ...new Set([
      ...texts
        .flatMap((one) => (one?.variables ?? []).map(([root = '']) => root))
        .filter((name) => fieldNames.has(name)),
      ...more,
    ]),
  ];
  const mustBe = (name: string, format: string, where: string): void => {
    if (!template.fields.some((field) => field.name === name && field.format === format))
      fail(template, `${where}: ${name} is no field of ${format}`);
  };

  const blocks = template.blocks.map((block, at): CompiledBlock => {
    const where = block.kind === 'CLAUSE' ? `clause ${block.id}` : `block ${at} (${block.kind})`;
    const when = condition(block.when, where);
    if (when?.variables.some(([root]) => root === 'clausula'))
      fail(template, `${where}: a condition asks for a clause`);
    const heading = block.kind === 'CLAUSE' ? text(block.heading, where) : null;
    const body = 'text' in block ? text(block.text, where) : null;
    const tables = block.kind === 'TABLE' ? [block.field] : block.kind === 'CLAUSE' && block.table ? [block.table] : [];
    const signers =
      block.kind === 'SIGNATURES' ? [...block.parties, ...(block.witnesses ? [block.witnesses] : [])] : [];
    const declarers = block.kind === 'DECLARATIONS' && block.of !== ALL_PARTIES ? [block.of] : [];
    for (const name of tables) mustBe(name, 'ROWS', where);
    for (const name of [...signers, ...declarers]) mustBe(name, 'PARTIES', where);
    if (block.kind === 'PAGE_BREAK' && template.blocks[at + 1]?.kind !== 'HEADING')
      fail(template, `${where}: no HEADING follows`);
    return {
      block,
      when,
      heading,
      text: body,
      basis: block.kind === 'CLAUSE' ? basisOf(block.basis, where) : [],
      fields: fieldsOf([heading, body], [...tables, ...signers, ...declarers]),
    };
  });
  const checks = template.checks.map((check): CompiledCheck => {
    const where = `check ${check.code}`;
    if (check.field !== undefined && !fieldNames.has(check.field)) fail(template, `${where}: no field ${check.field}`);
    return {
      check,
      when: condition(check.when, where) ?? fail(template, `${where}: no condition`),
      message: text(check.message, where) ?? fail(template, `${where}: no message`),
      remedy: text(check.remedy, where),
      basis: basisOf(check.basis, where),
    };
  });
  if (problems.length > 0) fail(template, [...new Set(problems)].join('\n'));
  return { template, blocks, checks, namesCivilLaw };
}
