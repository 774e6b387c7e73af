import { GraphQLError, parse, print, type GraphQLSchema } from 'graphql';
import {
  CharacterStream,
  getAutocompleteSuggestions,
  getDiagnostics,
  onlineParser,
  Position,
} from 'graphql-language-service';

/** What the editor knows of GraphQL: colours, suggestions, problems, format. */

interface Piece {
  text: string;
  /** Kind of token, as a class. */
  kind: string;
}

export interface Suggestion {
  label: string;
  detail: string;
}

interface Problem {
  line: number;
  message: string;
}

const MOST_SUGGESTIONS = 40;
const WORD = /[\w$@]*$/;

const KINDS: Record<string, string> = {
  keyword: 'keyword',
  atom: 'type',
  property: 'field',
  attribute: 'argument',
  def: 'name',
  variable: 'variable',
  string: 'string',
  number: 'number',
  builtin: 'number',
  comment: 'comment',
  meta: 'keyword',
};

/** The lines of a text, each cut into pieces with their kind. */
export function coloured(text: string): Piece[][] {
  const parser = onlineParser();
  const state = parser.startState();
  return text.split('\n').map((line) => {
    const stream = new CharacterStream(line);
    const pieces: Piece[] = [];
    for (let at = 0; !stream.eol(); at = stream.getCurrentPosition()) {
      const kind = KINDS[parser.token(stream, state)] ?? 'plain';
      pieces.push({ text: line.slice(at, stream.getCurrentPosition()), kind });
    }
    return pieces;
  });
}

const positionOf = (text: string, caret: number): Position => {
  const before = text.slice(0, caret).split('\n');
  return new Position(before.length - 1, before.at(-1)?.length ?? 0);
};

/** The word that is being written before the caret. */
export const wordBefore = (text: string, caret: number): string => WORD.exec(text.slice(0, caret))?.[0] ?? '';

export function suggest(schema: GraphQLSchema, text: string, caret: number): Suggestion[] {
  const word = wordBefore(text, caret).toLowerCase();
  return getAutocompleteSuggestions(schema, text, positionOf(text, caret))
    .filter(({ label }) => label.toLowerCase() !== word && /^[\w$@]+$/.test(label))
    .slice(0, MOST_SUGGESTIONS)
    .map(({ label, detail }) => ({ label, detail: detail ?? '' }));
}

/** Where a suggestion stands in the text: it takes the place of the word that was begun. */
export function accept(text: string, caret: number, label: string): { text: string; caret: number } {
  const from = caret - wordBefore(text, caret).length;
  return { text: text.slice(0, from) + label + text.slice(caret), caret: from + label.length };
}

export const problemsOf = (schema: GraphQLSchema, text: string): Problem[] =>
  text.replace(/#.*$/gm, '').trim() === ''
    ? []
    : getDiagnostics(text, schema).map(({ range, message }) => ({
        line: range.start.line + 1,
        message: typeof message === 'string' ? message : message.value,
      }));

/** `null`: it is no GraphQL. */
export function formatted(text: string): string | null {
  try {
    return `${print(parse(text))}\n`;
  } catch (error) {
    if (error instanceof GraphQLError) return null;
    throw error;
  }
}

interface Operation {
  name: string;
  isSubscription: boolean;
}

/** The operations of a text; none while it is no GraphQL. */
export function operationsIn(text: string): Operation[] {
  try {
    return parse(text).definitions.flatMap((definition) =>
      definition.kind === 'OperationDefinition'
        ? { name: definition.name?.value ?? '', isSubscription: definition.operation === 'subscription' }
        : [],
    );
  } catch (error) {
    if (error instanceof GraphQLError) return [];
    throw error;
  }
}
