import type { OwnTemplateFieldInput } from '#schema/generated/contract.ts';
import type { StoredTemplateField } from '#db/entities/contract.entity.ts';
import { foldText } from '#schema/lib/fold-text.ts';
import { contractText } from '#schema/text/contracts.ts';
import { capitalized } from '#schema/text/words.ts';
import { isStorable } from '#api/kernel/database/storable.ts';

/** The fields of an own template: their names in the file, what is guessed of them, and what may be said of them. */

const say = contractText.ownFile;

export const MAX_FIELDS = 100;
const FIELD_NAME = /^[\p{L}_][\p{L}\p{N}_ -]{0,59}$/u;

/** Only names of fields: anything else could be a loop, a condition or raw XML of the library that fills the file. */
export const isFieldName = (tag: string): boolean => FIELD_NAME.test(tag);

type Guess = Pick<StoredTemplateField, 'type' | 'format'>;

const guess = (type: Guess['type'], format: Guess['format'] = 'PLAIN'): Guess => ({ type, format });

/** By the words of a folded name, first match first. */
const GUESSES: readonly [RegExp, Guess][] = [
  [/\brfc\b/, guess('TEXT', 'RFC')],
  [/\bcurp\b/, guess('TEXT', 'CURP')],
  [/\b(?:correo|email|mail)\b/, guess('TEXT', 'EMAIL')],
  [/\b(?:fecha|dia)\b/, guess('DATE')],
  [/\b(?:porcentaje|interes|tasa|comision)\b/, guess('NUMBER', 'PERCENTAGE')],
  [
    /\b(?:monto|precio|renta|importe|honorarios|salario|sueldo|deposito|anticipo|cantidad|capital|pena)\b/,
    guess('NUMBER', 'MONEY'),
  ],
  [/\b(?:meses|dias|anios|plazo)\b/, guess('NUMBER', 'INTEGER')],
  [/\b(?:domicilio|direccion|ubicacion)\b/, guess('TEXT', 'ADDRESS')],
  [/\b(?:descripcion|objeto|clausula|observaciones|servicios|antecedentes)\b/, guess('TEXTAREA')],
];

/** Abbreviations stay in capitals in a label. */
const withAbbreviations = (label: string): string => label.replace(/\b(?:rfc|curp)\b/giu, (word) => word.toUpperCase());

const wordsOf = (name: string): string => name.replace(/[_-]+/g, ' ').replace(/\s+/g, ' ').trim();

/** A field as it is proposed when the file comes in: everything may be changed. */
export function proposedField(name: string): StoredTemplateField {
  const words = wordsOf(name);
  const guessed = GUESSES.find(([pattern]) => pattern.test(foldText(words)))?.[1] ?? guess('TEXT');
  return { name, label: withAbbreviations(capitalized(words || name)), ...guessed, required: true, options: [] };
}

/** Formats that a type may have. */
const FORMATS: Readonly<Record<StoredTemplateField['type'], readonly StoredTemplateField['format'][]>> = {
  TEXT: ['PLAIN', 'RFC', 'CURP', 'EMAIL', 'ADDRESS'],
  TEXTAREA: ['PLAIN', 'ADDRESS'],
  NUMBER: ['PLAIN', 'MONEY', 'PERCENTAGE', 'INTEGER'],
  DATE: ['PLAIN'],
  SELECT: ['PLAIN'],
};
const MAX_LABEL = 100;
const MAX_OPTIONS = 30;
const MAX_OPTION = 200;

const isText = (text: string, most: number): boolean =>
  text.length >= 1 && [...text].length <= most && isStorable(text);

function fieldProblem({ label, type, format, options }: StoredTemplateField): string | null {
  if (!isText(label, MAX_LABEL)) return say.labelInvalid;
  if (!FORMATS[type].includes(format)) return say.formatInvalid(label);
  if (type !== 'SELECT') return null;
  const areGood = options.length >= 1 && options.length <= MAX_OPTIONS && new Set(options).size === options.length;
  return areGood && options.every((option) => isText(option, MAX_OPTION))
    ? null
    : say.optionsInvalid(label, MAX_OPTIONS);
}

const tidied = ({ name, label, type, format, required, options }: OwnTemplateFieldInput): StoredTemplateField => ({
  name,
  label: label.trim(),
  type,
  format: format ?? 'PLAIN',
  required: required ?? true,
  options: type === 'SELECT' ? (options ?? []).map((option) => option.trim()) : [],
});

/** The fields as they were given, or why they are not taken: they must be those of the file, each once. */
export function chosenFields(
  given: readonly OwnTemplateFieldInput[],
  known: readonly StoredTemplateField[],
): { fields: StoredTemplateField[] } | { problem: string } {
  const names = new Set(known.map(({ name }) => name));
  const stranger = given.find(({ name }) => !names.has(name));
  if (stranger) return { problem: say.fieldNotInFile(stranger.name.slice(0, 60)) };
  const byName = new Map(given.map((field) => [field.name, field]));
  const missing = [...names].filter((name) => !byName.has(name));
  if (missing.length > 0) return { problem: say.fieldsMissing(missing) };
  if (byName.size !== given.length)
    return {
      problem: contractText.fieldTwice(
        given.map(({ name }) => name).find((name, at, all) => all.indexOf(name) !== at) ?? '',
      ),
    };
  const fields = given.map(tidied);
  const problem = fields.map(fieldProblem).find((each) => each !== null);
  return problem ? { problem } : { fields };
}

export const templateNameProblem = (name: string): string | null => (isText(name.trim(), 100) ? null : say.nameInvalid);

/** The name of the file without its ending, as the usual name of the template. */
export const nameOfFile = (fileName: string): string =>
  [
    ...fileName
      .replace(/\.docx$/i, '')
      .replace(/\s+/g, ' ')
      .trim(),
  ]
    .slice(0, 100)
    .join('') || fileName.slice(0, 100);
