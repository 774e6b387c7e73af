import { defaultOperators, Liquid, type Context } from 'liquidjs';
import { BLANK } from '#schema/lib/contract-body.ts';
import { Blank } from './form/blank.rules.ts';
import { filters } from './filters.rules.ts';
import { markValue, prepareText } from './markup.rules.ts';

/**
 * The language of the templates: Liquid with our filters, strict. Only the texts of templates are parsed; values never
 * are. A variable or filter that does not exist is an error, and so is the output of an empty variable.
 */

export type Scope = Readonly<Record<string, unknown>>;

export interface Compiled {
  /** Variables that it reads, in their parts: `['vendedor', 'rol']`. Those of its own loops are not among them. */
  variables: readonly (readonly string[])[];
}
export interface CompiledText extends Compiled {
  /** `isDraft`: the form is not complete, so what is empty is written as a line to be filled in. */
  render: (scope: Scope, isDraft?: boolean) => string;
}
export interface CompiledCondition extends Compiled {
  holds: (scope: Scope) => boolean;
}

function written(this: { context: Context }, value: unknown): string {
  if (typeof value === 'string') return markValue(value);
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (value instanceof Blank) return value.toString();
  const isDraft = (this.context.globals as { isDraft?: boolean }).isDraft === true;
  if (isDraft && (value === null || value === undefined)) return BLANK;
  throw new TypeError(value === null || value === undefined ? 'An empty variable is written' : 'This is no text');
}

/** With an empty side a comparison is false: `null < 5` is true in JavaScript. */
const compared = (operator: '<' | '<=' | '>' | '>=') =>
  function* (left: unknown, right: unknown): Generator<unknown, unknown, unknown> {
    if (left === null || left === undefined || right === null || right === undefined) return false;
    return yield (defaultOperators[operator] as (a: unknown, b: unknown) => unknown)(left, right);
  };

/** What is still to be filled in differs from nothing. */
function* different(left: unknown, right: unknown): Generator<unknown, unknown, unknown> {
  if (left instanceof Blank || right instanceof Blank) return false;
  return yield (defaultOperators['!='] as (a: unknown, b: unknown) => unknown)(left, right);
}

const engine = new Liquid({
  strictVariables: true,
  strictFilters: true,
  lenientIf: true,
  groupedExpressions: true,
  outputEscape: written,
  operators: {
    ...defaultOperators,
    '!=': different,
    '<': compared('<'),
    '<=': compared('<='),
    '>': compared('>'),
    '>=': compared('>='),
  } as typeof defaultOperators,
  templates: {},
});
for (const [name, filter] of Object.entries(filters)) engine.registerFilter(name, filter);

/** Tags that read other templates, or would let a text out without our marks. */
const OTHER_TAGS = /\{%-?\s*(?:include|render|layout|block|raw|echo|liquid)\b/;

function variablesOf(templates: ReturnType<Liquid['parse']>): string[][] {
  return engine
    .globalVariableSegmentsSync(templates)
    .map((segments) => segments.flatMap((segment) => (Array.isArray(segment) ? [] : [String(segment)])));
}

function parse(source: string): ReturnType<Liquid['parse']> {
  if (OTHER_TAGS.test(source)) throw new Error(`A tag that no template uses: ${source}`);
  return engine.parse(source);
}

export function compileText(source: string): CompiledText {
  const templates = parse(prepareText(source));
  return {
    variables: variablesOf(templates),
    render: (scope, isDraft = false) =>
      String(engine.renderSync(templates, scope, { strictVariables: !isDraft, globals: { isDraft } })),
  };
}

/** What Liquid would pass over in silence: one equals sign, other signs for «and» and «or», a comparison with nothing. */
const MISREAD = /(?:^|[^=!<>])=(?!=)|&&|\|\||!(?!=)|(?:[=<>]|\b(?:and|or|not|contains))\s*$/;

/** Hundreds of articles share a few conditions: each is parsed once, and asked once for a document. */
const conditions = new Map<string, CompiledCondition>();

export function compileCondition(source: string): CompiledCondition {
  const known = conditions.get(source);
  if (known) return known;
  if (MISREAD.test(source.replace(/"[^"]*"|'[^']*'/g, 'x'))) throw new Error(`invalid value expression: ${source}`);
  const templates = parse(`{% if ${source} %}1{% endif %}`);
  const outcomes = new WeakMap<Scope, boolean>();
  const condition: CompiledCondition = {
    variables: variablesOf(templates),
    holds: (scope) => {
      const before = outcomes.get(scope);
      if (before !== undefined) return before;
      const holds = engine.renderSync(templates, scope) === '1';
      outcomes.set(scope, holds);
      return holds;
    },
  };
  conditions.set(source, condition);
  return condition;
}
