import { addDays, addMonths } from '#schema/lib/days.ts';
import type {
  ContractTemplate,
  SampleParty,
  TemplateColumn,
  TemplateField,
  TemplateSample,
} from '#db/content/contracts/contract-template.ts';
import type { ContractForm } from '#api/features/contracts/generation/index.ts';
import { formOf } from './contract-samples.ts';
import { seededRandom } from './hours-reference.ts';
import { pairwise, product, type Case } from './pairwise.ts';

/**
 * Forms that try a template: every combination of its choices where there are few enough, else of the required ones with
 * the four places, and besides every pair of what any two fields may hold: each choice, filled or empty, one party or
 * two, persons or companies.
 */

type Value = TemplateSample['values'][string] | null;

interface Factor {
  name: string;
  levels: readonly Value[];
  isChoice: boolean;
}

const ana: SampleParty = {
  kind: 'PERSON',
  name: 'Ana Ejemplo Ruiz',
  gender: 'FEMALE',
  birthDate: '1980-05-17',
  nationality: 'mexicana',
  maritalStatus: 'MARRIED_COMMUNITY',
  occupation: 'contadora',
  idDocument: 'credencial para votar 0000000000001',
  address: 'Calle Ejemplo 1, colonia Centro, C.P. 06000, Ciudad de México',
  email: 'ana@ejemplo.mx',
};
const jean: SampleParty = {
  kind: 'PERSON',
  name: 'Jean Ejemplo',
  gender: 'MALE',
  nationality: 'francesa',
  migratoryDocument: 'tarjeta de residente permanente 0001',
  maritalStatus: 'SINGLE',
};
const company: SampleParty = {
  kind: 'COMPANY',
  name: 'Comercializadora Ejemplo, S.A. de C.V.',
  address: 'Avenida Ejemplo 2, Guadalajara, Jalisco',
  incorporation: 'la escritura pública 100 del 3 de enero de 2020, ante el notario 1 de Guadalajara',
  representatives: [
    {
      name: 'Luisa Ejemplo Soto',
      gender: 'FEMALE',
      capacity: 'Administradora única',
      instrument: 'la escritura pública 100',
    },
  ],
};
const { representatives: _, ...withoutAnybody } = company;
const bare: SampleParty = { kind: 'PERSON', name: 'Alex Ejemplo' };

/** Each set of parties has other names: nobody is on both sides. */
function partiesOf(at: number, most: number): SampleParty[][] {
  const named = (party: SampleParty): SampleParty => ({
    ...party,
    name: party.name.replace('Ejemplo', `Ejemplo ${at + 1}`),
  });
  const sets = [
    [ana],
    [jean],
    [company],
    [withoutAnybody],
    [bare],
    [ana, jean],
    [ana, { ...ana, name: 'Inés Ejemplo' }],
    [company, ana],
  ];
  return sets.filter((set) => set.length <= most).map((set) => set.map(named));
}

function numberFor(field: Pick<TemplateField, 'format' | 'min' | 'max'>): string {
  const least = Number(field.min);
  if (Number.isFinite(least) && least > 12) return String(least + 1);
  return field.format === 'MONEY' ? '123456.78' : field.format === 'PERCENTAGE' ? '5.5' : '12';
}

function cellFor(column: TemplateColumn, at: number): string {
  if (column.type === 'DATE') return addMonths('2026-12-01', at);
  if (column.type === 'NUMBER')
    return column.format === 'PERCENTAGE' ? '50' : column.format === 'MONEY' ? '1000.50' : '10';
  return `Ejemplo ${at + 1}`;
}

const rowsFor = (field: TemplateField, count: number): string[][] =>
  Array.from({ length: count }, (_row, at) => (field.columns ?? []).map((column) => cellFor(column, at)));

/** What a field may hold: each choice, each kind of party; of texts and numbers what the samples have. */
function ownLevels(template: ContractTemplate, field: TemplateField, at: number): Value[] {
  if (field.type === 'SELECT') return [...(field.options ?? [])];
  if (field.format === 'PARTIES') return partiesOf(at, field.maxParties ?? 10);
  if (field.format === 'ROWS') return [rowsFor(field, 1), rowsFor(field, 3)];
  if (field.type === 'DATE') return [addDays('2026-12-01', 40 * at)];
  const given = template.samples.flatMap(({ values }) => {
    const value = values[field.name];
    return typeof value === 'string' && value !== '' ? [value] : [];
  });
  if (field.type === 'NUMBER') return [...new Set([...given, numberFor(field)])];
  if (given.length > 0) return [given[0] ?? ''];
  if (field.format === 'RFC') return ['XAXX010101000'];
  if (field.format === 'EMAIL') return ['ejemplo@ejemplo.mx'];
  return [`Dato de ejemplo ${at + 1}`];
}

const PLACES = ['FEDERAL', 'CDMX', 'JALISCO', 'NUEVO_LEON'];

function factorsOf(template: ContractTemplate): Factor[] {
  const fields = template.fields.map((field, at): Factor => {
    const own = ownLevels(template, field, at);
    const levels = field.required === true ? own : [null, ...own];
    return { name: field.name, levels, isChoice: field.type === 'SELECT' };
  });
  return [...fields, { name: '', levels: PLACES, isChoice: false }];
}

function formOfCase(factors: readonly Factor[], chosen: Case): ContractForm {
  const values: Record<string, TemplateSample['values'][string]> = {};
  let jurisdiction: TemplateSample['jurisdiction'] = 'FEDERAL';
  for (const [at, { name, levels }] of factors.entries()) {
    const value = levels[chosen[at] ?? 0] ?? null;
    // An empty text, not nothing: a default value stands in for what was never there.
    if (name !== '') values[name] = value ?? '';
    else if (typeof value === 'string') jurisdiction = value as TemplateSample['jurisdiction'];
  }
  return formOf({ jurisdiction, values });
}

/** What the texts and conditions of a part name: outside of them a field cannot change how it reads. */
const spokenOf = (part: unknown): string =>
  [
    ...JSON.stringify(part).matchAll(
      /\{\{.*?\}\}|\{%.*?%\}|"(?:when|of|table|field|parties|witnesses)":(?:"[^"]*(?:\\"[^"]*)*"|\[[^\]]*\])/g,
    ),
  ]
    .map(([text]) => text)
    .join(' ');

const names = (spoken: string, word: string): boolean => new RegExp(`(?<![\\w.])${word}(?!\\w)`).test(spoken);

/**
 * Forms in which each part of the document, and each check, meets every combination of the choices and of what else it
 * depends on, filled or empty; parts with more than `most` combinations only every combination of their choices. What it
 * does not depend on is chosen by chance. `isWhole`: no part had more.
 */
export function formsOfParts(template: ContractTemplate, most: number): { forms: ContractForm[]; isWhole: boolean } {
  const roll = seededRandom(17);
  const factors = factorsOf(template);
  const spokenOfClause = new Map(
    template.blocks.flatMap((block) =>
      block.kind === 'CLAUSE' ? [[block.id, spokenOf({ when: block.when ?? '' })]] : [],
    ),
  );
  let isWhole = true;
  const forms = [...template.blocks, ...template.checks].flatMap((part) => {
    const own = spokenOf(part);
    const referred = [...own.matchAll(/clausula\.(\w+)/g)].map(([, id = '']) => spokenOfClause.get(id) ?? '');
    const spoken = [own, ...referred].join(' ');
    const places = factors.flatMap(({ name }, at) => (names(spoken, name || 'jurisdiccion') ? [at] : []));
    const countOf = (at: number, isSmall: boolean): number => {
      const { levels, isChoice } = factors[at]!;
      return isChoice || levels.length < 3 || (!isSmall && !isChoice) ? levels.length : 2;
    };
    const sizeOf = (chosen: readonly number[], isSmall: boolean): number =>
      chosen.reduce((total, at) => total * countOf(at, isSmall), 1);
    const choices = places.filter((at) => factors[at]!.isChoice || factors[at]!.name === '');
    const isAll = sizeOf(places, false) <= most;
    const isSmall = !isAll && sizeOf(places, true) <= most;
    if (!isAll && !isSmall) isWhole = false;
    const tried = isAll || isSmall ? places : choices;
    return product(tried.map((at) => countOf(at, isSmall))).map((picked) => {
      const one = factors.map(({ levels }) => roll(levels.length));
      for (const [nth, at] of tried.entries()) one[at] = picked[nth] ?? 0;
      return formOfCase(factors, one);
    });
  });
  return { forms, isWhole };
}

/** Most combinations of all choices that are tried. */
const MOST = 600;
/** Of more, those of the required choices and the places are, with the rest by chance, in about so many forms. */
const BY_CHANCE = 150;

/** `most`: how many combinations of all choices are tried at most. */
export function formsOf(template: ContractTemplate, most = MOST): { forms: ContractForm[]; triesAllChoices: boolean } {
  const roll = seededRandom(11);
  const factors = factorsOf(template);
  const levels = factors.map((factor) => factor.levels.length);
  const placesOf = (isWanted: (factor: Factor) => boolean): number[] =>
    factors.flatMap((factor, at) => (isWanted(factor) ? [at] : []));
  const combinations = (places: readonly number[]): number[][] =>
    product(places.map((at) => levels[at] ?? 1)).map((picked) => {
      const one = levels.map((count) => roll(count));
      for (const [nth, at] of places.entries()) one[at] = picked[nth] ?? 0;
      return one;
    });
  const choices = placesOf(({ isChoice }) => isChoice);
  const triesAllChoices = choices.reduce((total, at) => total * (levels[at] ?? 1), 1) <= most;
  const required = placesOf(({ name, isChoice, levels: [first] }) => name === '' || (isChoice && first !== null));
  const rounds = Math.ceil(BY_CHANCE / required.reduce((total, at) => total * (levels[at] ?? 1), 1));
  const ofChoices = triesAllChoices
    ? combinations(choices)
    : Array.from({ length: rounds }, () => combinations(required)).flat();
  return { forms: [...pairwise(levels), ...ofChoices].map((chosen) => formOfCase(factors, chosen)), triesAllChoices };
}
