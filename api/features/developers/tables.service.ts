import { isEnumType, type GraphQLSchema } from 'graphql/index.js';
import { changelog } from '#schema/generated/changelog.ts';
import type { ErrorCode } from '#schema/generated/contract.ts';
import { HOURLY_LIMITS } from '#schema/lib/hourly-limits.ts';
import { apiScopeText } from '#schema/text/api-keys.ts';
import { guideWords, type GuideLanguage } from '#schema/text/developers.ts';
import { errorText } from '#schema/text/errors.ts';
import { webhookEventText } from '#schema/text/webhook-events.ts';
import { WEBHOOK_EVENTS, type WebhookEventName } from '#schema/webhook-events.ts';
import { developerExamples } from '#schema/text/developers-examples.ts';
import { HTTP_STATUS } from '#api/kernel/errors.ts';
import { allDeprecations } from '#api/kernel/graphql/deprecations.ts';
import { LIMITS } from '#api/kernel/graphql/limits.ts';
import { BUCKET } from '#api/kernel/graphql/operation-limits.ts';
import { EXPORTS } from './exports.rest.ts';

/** What the guide takes from the tables of the server: each `{{name}}` of its texts. In Markdown. */

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows]
    .map((row) => `| ${row.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`)
    .join('\n');

function errorTable(schema: GraphQLSchema, language: GuideLanguage): string {
  const words = guideWords[language];
  const type = schema.getType('ErrorCode');
  const meaning = new Map(
    isEnumType(type) ? type.getValues().map((value) => [value.name, value.description ?? '']) : [],
  );
  const rows = Object.entries(HTTP_STATUS).map(([code, status]) => [
    `\`${code}\``,
    String(status),
    language === 'es' ? errorText[code as ErrorCode] : (meaning.get(code) ?? '').replace(/ HTTP \d+\.$/, ''),
    words.errors[code as ErrorCode],
  ]);
  return table([words.code, words.status, words.meaning, words.whatToDo], rows);
}

const limitTable = (language: GuideLanguage): string => {
  const words = guideWords[language];
  const rows = Object.entries(words.limits).map(([name, label]) => [
    label,
    String(LIMITS[name as keyof typeof LIMITS]),
  ]);
  return table([words.limit, words.value], rows);
};

/** The labels of scopes are Spanish, as the page of keys shows them. */
const scopeTable = (language: GuideLanguage): string =>
  table(
    [guideWords[language].scope, guideWords[language].what],
    Object.entries(apiScopeText).map(([name, { group, label }]) => [`\`${name}\``, `${group}: ${label}`]),
  );

const exportTable = (language: GuideLanguage): string => {
  const words = guideWords[language];
  const rows = EXPORTS.map(({ name, scope }) => [
    `\`GET /api/export/${name}\``,
    words.exports[name] ?? name,
    `\`${scope}\``,
  ]);
  return table([words.route, words.what, words.needs], rows);
};

function deprecationList(schema: GraphQLSchema, language: GuideLanguage): string {
  const words = guideWords[language];
  const going = allDeprecations(schema);
  if (going.length === 0) return words.nothingDeprecated;
  return going
    .map((each) => `- \`${each.coordinate}\`: ${words.deprecated(`\`${each.replacement}\``, each.removal)}`)
    .join('\n');
}

const changeList = (): string =>
  changelog
    .toReversed()
    .map(({ day, text }) => `### ${day}\n\n${text}`)
    .join('\n\n');

/** Each event with its version, and an example of its data. */
const eventList = (language: GuideLanguage): string =>
  Object.entries(WEBHOOK_EVENTS)
    .map(([name, { version, description, example }]) => {
      const said = language === 'es' ? webhookEventText[name as WebhookEventName].description : description;
      return `### ${name} (v${version})\n\n${said}\n\n\`\`\`json\n${JSON.stringify(example, null, 2)}\n\`\`\``;
    })
    .join('\n\n');

const countOf = (schema: GraphQLSchema, root: 'Query' | 'Mutation' | 'Subscription'): string => {
  const type = {
    Query: schema.getQueryType(),
    Mutation: schema.getMutationType(),
    Subscription: schema.getSubscriptionType(),
  }[root];
  return String(Object.keys(type?.getFields() ?? {}).length);
};

/** The values of a page. Throws for a name that it lacks, so that no page is shown with a hole. */
export function fillPage(
  body: string,
  { schema, language, address }: { schema: GraphQLSchema; language: GuideLanguage; address: string },
): string {
  const values: Record<string, () => string> = {
    address: () => address,
    errors: () => errorTable(schema, language),
    limits: () => limitTable(language),
    scopes: () => scopeTable(language),
    exports: () => exportTable(language),
    deprecations: () => deprecationList(schema, language),
    changelog: changeList,
    hourly: () => Object.values(HOURLY_LIMITS).map(String).join(', '),
    webhooks: () => eventList(language),
    'points.user': () => String(BUCKET.user),
    'limits.introspectionCost': () => String(LIMITS.introspectionCost),
    'count.queries': () => countOf(schema, 'Query'),
    'count.mutations': () => countOf(schema, 'Mutation'),
    'count.subscriptions': () => countOf(schema, 'Subscription'),
  };
  return body.replace(/\{\{([^}]+)\}\}/g, (_found, name: string) => {
    const example = name.startsWith('example:')
      ? developerExamples[name.slice(8) as keyof typeof developerExamples]
      : null;
    const value = example ?? values[name]?.();
    if (value === undefined) throw new Error(`The guide has no ${name}.`);
    return value;
  });
}
