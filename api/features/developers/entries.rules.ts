import { apiScopeText } from '#schema/text/api-keys.ts';
import { guideWords, type GuideLanguage, type ReferenceKind } from '#schema/text/developers.ts';
import { escapeHtml as text } from '#api/kernel/escape-html.rules.ts';
import { EXPLORER, referenceAddress } from './addresses.rules.ts';
import type { ReferenceEntry, ValueFacts } from './developers.types.ts';

/** The pages of the reference. `markdown` makes HTML of a description. */

interface Writing {
  language: GuideLanguage;
  markdown(text: string): string;
  /** Whether an entry has a page. */
  isKnown(name: string): boolean;
  /** Whether a key may have this permission. */
  isGrantable(permission: string): boolean;
}

const typeLink = ({ language, isKnown }: Writing, type: string, name: string): string => {
  const written = text(type);
  return isKnown(name)
    ? `<code>${written.replace(name, `<a href="${referenceAddress(language, name)}">${name}</a>`)}</code>`
    : `<code>${written}</code>`;
};

const anchorOf = (name: string): string => `f-${name}`;

/** Descriptions of the contract are in English on every page. */
const described = ({ markdown, language }: Writing, description: string): string =>
  description ? `<div${language === 'es' ? ' lang="en"' : ''}>${markdown(description)}</div>` : '';

function going(deprecation: string | null): string {
  return deprecation ? `<p class="going">${text(deprecation)}</p>` : '';
}

function valueHtml(writing: Writing, value: ValueFacts): string {
  const words = guideWords[writing.language];
  const required = value.isRequired ? ` <span class="mark">${words.required}</span>` : '';
  const type = value.type ? typeLink(writing, value.type, value.typeName) : '';
  const args = value.args.length > 0 ? `<h4>${words.arguments}</h4>${listHtml(writing, value.args, null)}` : '';
  return `<dt id="${anchorOf(value.name)}"><code class="name">${value.name}</code> ${type}${required}</dt><dd>${described(writing, value.description)}${going(value.deprecation)}${args}</dd>`;
}

const listHtml = (writing: Writing, values: readonly ValueFacts[], title: string | null): string =>
  values.length === 0
    ? ''
    : `${title ? `<h2>${title}</h2>` : ''}<dl>${values
        .map((value) => (title ? valueHtml(writing, value) : valueHtml(writing, value).replace(/ id="[^"]*"/, '')))
        .join('')}</dl>`;

/** Fragment with which the explorer begins with an operation. */
const explorerLink = (query: string, variables: object): string =>
  `${EXPLORER}#${new URLSearchParams({ query, ...(Object.keys(variables).length > 0 ? { variables: JSON.stringify(variables, null, 2) } : {}) }).toString()}`;

/** What a scope allows, in the words of the page of keys. */
function scopeLabel(language: GuideLanguage, permission: string): string {
  const known = language === 'es' ? apiScopeText[permission] : undefined;
  return known ? ` <span class="aside">${text(known.group)}: ${text(known.label)}</span>` : '';
}

function callHtml(writing: Writing, { call, returns, returnsName }: ReferenceEntry): string {
  if (!call) return '';
  const words = guideWords[writing.language];
  const { permission, planFeature, cost, example, variables } = call;
  const scope =
    permission === null
      ? words.everybody
      : writing.isGrantable(permission)
        ? `<code>${permission}</code>${scopeLabel(writing.language, permission)}`
        : words.neverWithKey;
  const facts: [string, string][] = [
    [words.returns, typeLink(writing, returns ?? '', returnsName ?? '')],
    [words.scope, scope],
    ...(planFeature ? [[words.plan, `<code>${text(planFeature)}</code>`] as [string, string]] : []),
    ...(cost === null ? [] : [[words.cost, words.points(cost)] as [string, string]]),
  ];
  const table = `<dl class="facts">${facts.map(([label, value]) => `<div><dt>${label}</dt><dd>${value}</dd></div>`).join('')}</dl>`;
  const given =
    Object.keys(variables).length > 0 ? `<pre><code>${text(JSON.stringify(variables, null, 2))}</code></pre>` : '';
  return `${going(call.deprecation)}${table}<h2>${words.example}</h2><pre><code>${text(example)}</code></pre>${given}<p><a class="button" href="${text(explorerLink(example, variables))}">${words.tryIt}</a></p>`;
}

function usedByHtml({ language }: Writing, names: readonly string[]): string {
  if (names.length === 0) return '';
  const links = names.map((name) => `<li><a href="${referenceAddress(language, name)}">${name}</a></li>`);
  return `<h2>${guideWords[language].usedBy}</h2><ul class="names">${links.join('')}</ul>`;
}

export function entryHtml(writing: Writing, entry: ReferenceEntry): string {
  const words = guideWords[writing.language];
  const title = entry.call ? words.arguments : entry.kind === 'ENUM' ? words.values : words.fields;
  return `<p class="kind">${[words.kinds[entry.kind], words.language].filter(Boolean).join(' · ')}</p>${described(writing, entry.description)}${callHtml(writing, entry)}${listHtml(writing, entry.values, title)}${usedByHtml(writing, entry.usedBy)}`;
}

/** What programs call comes first. */
const FIRST: readonly ReferenceKind[] = ['QUERY', 'MUTATION', 'SUBSCRIPTION', 'TYPE', 'INPUT'];
const rankOf = (kind: ReferenceKind): number => (FIRST.includes(kind) ? FIRST.indexOf(kind) : FIRST.length);

/** The list of everything, by kind. */
export function indexHtml(language: GuideLanguage, entries: readonly ReferenceEntry[]): string {
  const words = guideWords[language];
  const kinds = [...new Set(entries.map(({ kind }) => kind))].toSorted((a, b) => rankOf(a) - rankOf(b));
  const jumps = kinds.map((kind) => `<a href="#${kind.toLowerCase()}">${words.kindsPlural[kind]}</a>`);
  const lists = kinds
    .map((kind) => {
      const links = entries
        .filter((entry) => entry.kind === kind)
        .map(({ name }) => `<li><a href="${referenceAddress(language, name)}">${name.replace(/^\w+\./, '')}</a></li>`);
      return `<h2 id="${kind.toLowerCase()}">${words.kindsPlural[kind]} <small>${links.length}</small></h2><ul class="names">${links.join('')}</ul>`;
    })
    .join('');
  return `<p class="jumps">${jumps.join(' ')}</p>${lists}`;
}
