import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { minimumWageOn } from '#db/content/calculators/figures.ts';
import { figureRequest } from '#api/features/chat/figures/figure-request.rules.ts';
import { tellFigure } from '#api/features/chat/figures/figure-words.rules.ts';
import type { FigureRequest, MissingDatum, Turn } from '#api/features/chat/figures/figures.types.ts';

interface Way {
  id: string;
  turns: string[];
  /** Null: nothing is to be calculated. */
  kind: string | null;
  input?: Record<string, unknown>;
  missing?: string[];
}

const TODAY = '2026-11-20';
const WAYS = readFileSync('tests/fixtures/chat/calculation-questions.jsonl', 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Way)
  .filter(({ id }) => !process.env.WAYS || id.startsWith(process.env.WAYS));

const ask = (turns: readonly Turn[]): FigureRequest | null =>
  figureRequest({
    turns,
    today: TODAY,
    minimumWage: (day, isAtBorder) => minimumWageOn(day, isAtBorder ? 'NORTHERN_BORDER' : 'GENERAL'),
  });

/** Asks the turns one after the other, as a conversation does: each answer may ask for what is missing. */
function conversation(texts: readonly string[]): FigureRequest | null {
  const turns: Turn[] = [];
  let asked: readonly MissingDatum[] = [];
  let request: FigureRequest | null = null;
  for (const text of texts) {
    turns.push({ text, asked });
    request = ask(turns);
    asked = request?.missing ?? [];
  }
  return request;
}

describe('ways of asking for a quantity', () => {
  test.each(WAYS)('$id $turns', ({ turns, kind, input, missing }) => {
    const request = conversation(turns);
    expect(request?.kind ?? null).toBe(kind);
    if (!request) return;
    if (missing) expect([...request.missing].toSorted()).toEqual([...missing].toSorted());
    if (input) expect(request.input).toMatchObject(input);
    const told = tellFigure(request, TODAY);
    const first = told.text.split(/(?<=[.?])\s/)[0] ?? '';
    // Never a figure while something is missing.
    if (request.missing.length > 0) expect(told).toMatchObject({ calculation: null });
    else expect(first).toMatch(/\*\*|no puedo darte/);
  });
});
