import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { BenchQuestion } from './scorecard.rules.ts';

const question = z.object({
  id: z.string(),
  question: z.string(),
  area: z.string(),
  expects: z.array(z.object({ law: z.string(), article: z.string() })),
});

/** Reads a set of questions: one JSON object per line. */
export const readQuestions = (file: string): BenchQuestion[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => question.parse(JSON.parse(line)));

/** The questions of all sets in this folder. */
export const allQuestions = (): BenchQuestion[] =>
  readdirSync(import.meta.dirname)
    .filter((name) => name.endsWith('.jsonl'))
    .toSorted()
    .flatMap((name) => readQuestions(path.join(import.meta.dirname, name)));
