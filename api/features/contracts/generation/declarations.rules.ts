import type { BodyBlock } from '#schema/lib/contract-body.ts';
import { inRoman } from '#schema/lib/roman.ts';
import { partyTexts } from '#db/content/contracts/parties.ts';
import { compileText, type CompiledText } from './liquid.adapter.ts';
import { itemsOf, listOf, paragraphOf } from './markup.rules.ts';
import type { PartySetScope, PersonScope } from './form/party-scope.rules.ts';

/** The standard declarations of a party, by the texts of `db/content/contracts/parties.ts`. */

const compiled = {
  head: compileText(partyTexts.head),
  jointHead: compileText(partyTexts.jointHead),
  memberHead: compileText(partyTexts.memberHead),
  togetherHead: compileText(partyTexts.togetherHead),
  person: partyTexts.person.map(compileText),
  company: partyTexts.company.map(compileText),
  representative: compileText(partyTexts.representative),
};

const linesOf = (text: CompiledText, scope: Record<string, unknown>): string[] => itemsOf(text.render(scope));

const head = (text: CompiledText, scope: Record<string, unknown>): BodyBlock[] =>
  linesOf(text, scope).map((line) => paragraphOf(line, 'JUSTIFY', null));

function itemsOfPerson(persona: PersonScope): string[] {
  const own = persona.es_empresa ? compiled.company : compiled.person;
  return [
    ...own.flatMap((text) => linesOf(text, { persona })),
    ...persona.representantes.flatMap((representante) => linesOf(compiled.representative, { persona, representante })),
  ];
}

const list = (items: readonly string[]): BodyBlock[] => (items.length === 0 ? [] : [listOf(items, 'ALPHA', null)]);

/** `extra`: what the template adds, one item each. */
export function declarationsOf(parte: PartySetScope, number: number, extra: readonly string[]): BodyBlock[] {
  const start = head(compiled.head, { numero: inRoman(number), parte });
  const [only] = parte.personas;
  if (!parte.varios && only) return [...start, ...list([...itemsOfPerson(only), ...extra])];
  return [
    ...start,
    ...parte.personas.flatMap((persona) => [
      ...head(compiled.memberHead, { persona }),
      ...list(itemsOfPerson(persona)),
    ]),
    ...(extra.length > 0 ? [...head(compiled.togetherHead, { parte }), ...list(extra)] : []),
  ];
}

/** What all parties declare together. */
export const jointDeclarations = (number: number, items: readonly string[]): BodyBlock[] => [
  ...head(compiled.jointHead, { numero: inRoman(number) }),
  ...list(items),
];
