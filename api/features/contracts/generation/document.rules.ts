import type {
  BodyBlock,
  BodyCell,
  BodyClauseHeading,
  BodySigner,
  BodyTable,
  ContractBody,
} from '#schema/lib/contract-body.ts';
import type { ContractJurisdiction } from '#schema/generated/contract.ts';
import { clauseOrdinal, contractWords } from '#schema/text/contract-words.ts';
import { formatPesos } from '#schema/lib/pesos.ts';
import { writtenDay } from '#schema/text/days.ts';
import type { TemplateBlock, TemplateColumn, TemplateField } from '#db/content/contracts/contract-template.ts';
import { Blank } from './form/blank.rules.ts';
import { byWeight, type Check, type CheckBasis } from './check.rules.ts';
import { generalChecks } from './checks.rules.ts';
import { ALL_PARTIES, type CompiledBlock, type CompiledTemplate } from './compile.rules.ts';
import { centavosOf } from './form/decimals.rules.ts';
import { declarationsOf, jointDeclarations } from './declarations.rules.ts';
import { factsOf } from './facts/facts.rules.ts';
import { withGroups } from './filters.rules.ts';
import { roleOf, type FormReading } from './form/form.rules.ts';
import type { CompiledCondition, CompiledText, Scope } from './liquid.adapter.ts';
import { blocksOf, inlineOf, itemsOf, plainOf } from './markup.rules.ts';
import type { RowScope } from './form/rows.rules.ts';
import { isPartySet, roleOfOne } from './form/party-scope.rules.ts';
import { inCapitals } from './form/party-words.rules.ts';
import { isCompany, type Party } from './form/party.rules.ts';

/** A document of a compiled template and the values of a form. */

export interface Clause {
  id: string;
  /** «DÉCIMA SEGUNDA»; empty in a document without numbered clauses. */
  number: string;
  heading: string;
  basis: CheckBasis[];
  /** Fields that its text uses. */
  fields: readonly string[];
}

export interface Document {
  body: ContractBody;
  clauses: Clause[];
  checks: Check[];
}

type ClauseBlock = Extract<TemplateBlock, { kind: 'CLAUSE' }>;

interface Writing {
  compiled: CompiledTemplate;
  reading: FormReading;
  scope: Scope;
  /** The form is not complete. */
  isDraft: boolean;
}

const holding = (
  basis: readonly { basis: CheckBasis & { when?: string }; when: CompiledCondition | null }[],
  scope: Scope,
): CheckBasis[] =>
  basis
    .filter(({ when }) => when === null || when.holds(scope))
    .map(({ basis: { law, article, reason } }) => ({ law, article, reason }));

const fieldOf = ({ compiled }: Writing, name: string): TemplateField => {
  const field = compiled.template.fields.find((one) => one.name === name);
  if (!field) throw new Error(`No field ${name}`);
  return field;
};

const rendered = ({ scope, isDraft }: Writing, text: CompiledText | null): string => text?.render(scope, isDraft) ?? '';

/** Titles and headings are in capitals, whatever stands in them. */
const headLine = (writing: Writing, text: CompiledText | null): string =>
  inCapitals(itemsOf(rendered(writing, text)).join(' '));

function cellText(column: TemplateColumn, value: RowScope[string] | Blank | undefined): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Blank) return value.toString();
  if (typeof value === 'number')
    return column.format === 'MONEY'
      ? formatPesos(centavosOf(value))
      : `${withGroups(value)}${column.format === 'PERCENTAGE' ? ' %' : ''}`;
  return column.type === 'DATE' ? writtenDay(value) : value;
}

function tableOf(writing: Writing, name: string): BodyTable[] {
  const rows = writing.scope[name];
  const columns = fieldOf(writing, name).columns ?? [];
  if (!Array.isArray(rows) || rows.length === 0) return [];
  const cell = (type: BodyCell['type'], text: string): BodyCell => ({
    type,
    content: [
      {
        type: 'paragraph',
        attrs: { align: 'LEFT', clauseId: null },
        ...(text === '' ? {} : { content: [{ type: 'text', text }] }),
      },
    ],
  });
  const head = { type: 'tableRow' as const, content: columns.map(({ label }) => cell('tableHeader', label)) };
  return [
    {
      type: 'table',
      content: [
        head,
        ...rows.map((row: RowScope) => ({
          type: 'tableRow' as const,
          content: columns.map((column) => cell('tableCell', cellText(column, row[column.name]))),
        })),
      ],
    },
  ];
}

/** Who signs for a party: it, or those who act for it; a company of whom nobody is named leaves a blank. */
function signersOf(party: Party, role: string): BodySigner[] {
  const name = inCapitals(party.name);
  const acting = party.representatives.map((one) => ({
    role,
    name: inCapitals(one.name),
    onBehalfOf: name,
    capacity: one.capacity,
  }));
  if (acting.length > 0) return acting;
  return [
    isCompany(party)
      ? { role, name: '', onBehalfOf: name, capacity: null }
      : { role, name, onBehalfOf: null, capacity: null },
  ];
}

function signaturesOf(writing: Writing, block: Extract<TemplateBlock, { kind: 'SIGNATURES' }>): BodyBlock[] {
  const signers = (name: string, role: (party: Party) => string): BodySigner[] => {
    const parties = writing.reading.parties.get(name);
    if (parties) return parties.flatMap((party) => signersOf(party, role(party)));
    // A required party that was not filled in yet.
    const set = writing.scope[name];
    return isPartySet(set) ? [{ role: set.rol, name: '', onBehalfOf: null, capacity: null }] : [];
  };
  const all = [
    ...block.parties.flatMap((name) => signers(name, (party) => roleOfOne(party, roleOf(fieldOf(writing, name))))),
    ...(block.witnesses === undefined ? [] : signers(block.witnesses, () => contractWords.witness)),
  ];
  return all.length === 0 ? [] : [{ type: 'signatures', attrs: { parties: all } }];
}

const headingOf = (clauseId: string, number: string, heading: string): BodyClauseHeading => ({
  type: 'clauseHeading',
  attrs: { clauseId },
  content: inlineOf(number === '' ? heading : `${number}. ${heading}`),
});

function clauseBlocks(
  writing: Writing,
  compiled: CompiledBlock,
  block: ClauseBlock,
  number: string,
): { blocks: BodyBlock[]; clause: Clause } {
  const heading = plainOf(headLine(writing, compiled.heading));
  const own = blocksOf(rendered(writing, compiled.text), 'JUSTIFY', block.id);
  if (own.length === 0 && !writing.isDraft) throw new Error(`Clause ${block.id} is empty`);
  const basis = holding(compiled.basis, writing.scope);
  if (basis.length === 0 && block.isPractice !== true && !writing.isDraft)
    throw new Error(`Clause ${block.id} has no basis here`);
  return {
    clause: { id: block.id, number, heading, basis, fields: compiled.fields },
    blocks: [
      ...(block.isUntitled === true ? [] : [headingOf(block.id, number, heading)]),
      ...own,
      ...(block.table === undefined ? [] : tableOf(writing, block.table)),
    ],
  };
}

/** The blocks that are there, and the numbers of their clauses. */
function present({ compiled, scope }: Writing): { blocks: CompiledBlock[]; numbers: Map<string, string> } {
  const blocks = compiled.blocks.filter(({ when }) => when === null || when.holds(scope));
  const numbers = new Map<string, string>();
  for (const { block } of blocks)
    if (block.kind === 'CLAUSE')
      numbers.set(block.id, compiled.template.numbering === 'ORDINAL' ? clauseOrdinal(numbers.size + 1) : '');
  return { blocks, numbers };
}

function writeDocument(start: Writing): { body: ContractBody; clauses: Clause[] } {
  const { blocks, numbers } = present(start);
  const named = start.compiled.template.numbering === 'ORDINAL' ? numbers : new Map<string, string>();
  const writing: Writing = { ...start, scope: { ...start.scope, clausula: Object.fromEntries(named) } };
  const { scope } = writing;
  const content: BodyBlock[] = [];
  const clauses: Clause[] = [];
  let declarations = 0;
  let isNewPage = false;
  for (const compiled of blocks) {
    const { block, text } = compiled;
    switch (block.kind) {
      case 'TITLE':
        content.push({ type: 'title', content: inlineOf(headLine(writing, text)) });
        break;
      case 'HEADING':
        content.push({
          type: 'heading',
          attrs: isNewPage ? { level: 1, pageBreakBefore: true } : { level: 1 },
          content: inlineOf(headLine(writing, text)),
        });
        isNewPage = false;
        break;
      case 'PARAGRAPH':
        content.push(...blocksOf(rendered(writing, text), block.align ?? 'JUSTIFY', null));
        break;
      case 'DECLARATIONS': {
        const extra = itemsOf(rendered(writing, text));
        const party = scope[block.of];
        if (block.of === ALL_PARTIES ? extra.length === 0 : !isPartySet(party)) break;
        declarations += 1;
        content.push(
          ...(isPartySet(party) ? declarationsOf(party, declarations, extra) : jointDeclarations(declarations, extra)),
        );
        break;
      }
      case 'CLAUSE': {
        const { blocks: own, clause } = clauseBlocks(writing, compiled, block, numbers.get(block.id) ?? '');
        content.push(...own);
        clauses.push(clause);
        break;
      }
      case 'TABLE':
        content.push(...tableOf(writing, block.field));
        break;
      case 'SIGNATURES':
        content.push(...signaturesOf(writing, block));
        break;
      case 'PAGE_BREAK':
        isNewPage = true;
        break;
    }
  }
  return { body: { type: 'doc', content }, clauses };
}

function templateChecks({ compiled, scope, isDraft }: Writing): Check[] {
  return compiled.checks
    .filter(({ when }) => when.holds(scope))
    .map(({ check, message, remedy, basis }) => ({
      code: check.code,
      severity: check.severity,
      message: plainOf(message.render(scope, isDraft)),
      remedy: remedy === null ? null : plainOf(remedy.render(scope, isDraft)),
      field: check.field ?? null,
      basis: holding(basis, scope),
    }));
}

export function documentOf(
  compiled: CompiledTemplate,
  reading: FormReading,
  jurisdiction: ContractJurisdiction,
  today: string,
): Document {
  const { template, namesCivilLaw } = compiled;
  const scope: Scope = {
    ...reading.scope,
    jurisdiccion: jurisdiction,
    ley_civil: contractWords.civilLaw[jurisdiction],
    lugar_tribunales: contractWords.courts[jurisdiction],
    facts: factsOf(template, reading, jurisdiction, today),
  };
  const isDraft = reading.missing.length > 0 || reading.problems.length > 0;
  const writing: Writing = { compiled, reading, scope, isDraft };
  const general = generalChecks({ template, namesCivilLaw, reading, jurisdiction, today });
  return {
    ...writeDocument(writing),
    checks: byWeight([...general, ...templateChecks(writing)]),
  };
}
