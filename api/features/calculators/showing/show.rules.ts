import type { CalculateInput, CalculatorKind } from '#schema/generated/contract.ts';
import { choicesOf } from '#schema/text/calculator-choices.ts';
import { fieldLabel } from '#schema/text/calculator-fields.ts';
import { calculatorNames } from '#schema/text/calculator-names.ts';
import type { ArticleKey, Calculation, RawInput, Reading } from '../base/calculation.types.ts';
import { CALCULATOR_FORMS } from '../catalogue.rules.ts';

/** Calculators and calculations as the contract shows them. */

const isKind = (kind: string): kind is CalculatorKind => Object.hasOwn(CALCULATOR_FORMS, kind);
const KINDS = Object.keys(CALCULATOR_FORMS).filter(isKind);

/** The member of `CalculateInput` with the values of a calculator. */
export const memberOf = (kind: CalculatorKind): keyof CalculateInput => CALCULATOR_FORMS[kind].member;

export const showForms = () =>
  KINDS.map((kind) => ({
    kind,
    ...calculatorNames[kind],
    member: CALCULATOR_FORMS[kind].member,
    fields: CALCULATOR_FORMS[kind].fields.map(({ name, type, isRequired, choices }) => ({
      name,
      type,
      isRequired,
      label: fieldLabel(name),
      choices: choices ? choicesOf(choices) : [],
    })),
  }));

/** The calculator whose values were given; null: none, or more than one. */
export function givenValues(values: CalculateInput): { kind: CalculatorKind; input: RawInput } | null {
  const given = KINDS.flatMap((kind) => {
    const input = values[CALCULATOR_FORMS[kind].member];
    return input ? [{ kind, input: { ...input } }] : [];
  });
  return given.length === 1 ? (given[0] ?? null) : null;
}

const basisOf = (reason: string) => (key: ArticleKey) => {
  const [lawKey = '', ...article] = key.split(' ');
  return { lawKey, article: article.join(' '), reason };
};

const showReading = (reading: Reading) => ({
  ...reading,
  lines: reading.lines.map((line) => ({ ...line, articles: line.articles.map(basisOf(line.concept)) })),
});

export function showCalculation(calculation: Calculation) {
  const { kind, main, alternatives, cautious, cautiousReading, articles } = calculation;
  const { name } = calculatorNames[kind];
  return {
    ...calculation,
    name,
    main: showReading(main),
    alternatives: alternatives.map(showReading),
    cautious: showReading(cautiousReading),
    isMainCautious: cautious[0] === 'main',
    articles: articles.map(basisOf(name)),
  };
}
