import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { QuestionIntent, RefusalKind } from '#db/content/direct-answers.ts';
import type { RankerWeights } from './answer-ranker.rules.ts';
import { Embedding } from './embedding.rules.ts';
import { ClassModel, type ClassModelFacts } from './class-model.rules.ts';

/** What training found, as `weights.json` holds it. */
export interface UnderstandingWeights {
  dimensions: number;
  intents: ClassModelFacts<QuestionIntent>;
  roles: ClassModelFacts<string>;
  refusals: ClassModelFacts<RefusalKind>;
  ranker: RankerWeights;
}

export interface UnderstandingModel {
  embedding: Embedding;
  /** What is wanted, read off the part that asks. */
  intents: ClassModel<QuestionIntent>;
  /** Who asks, read off the whole. */
  roles: ClassModel<string>;
  /** Whether it is a message that is not answered, read off the whole. */
  refusals: ClassModel<RefusalKind>;
  ranker: RankerWeights;
}

const bytesOf = (file: string): Int8Array => {
  const { buffer, byteOffset, byteLength } = readFileSync(file);
  return new Int8Array(buffer, byteOffset, byteLength);
};

/** Reads the trained models; throws when the files are not of one training. */
export function readUnderstandingModel(contentFolder: string): UnderstandingModel {
  const folder = path.join(contentFolder, 'understanding');
  const weights = JSON.parse(readFileSync(path.join(folder, 'weights.json'), 'utf8')) as UnderstandingWeights;
  return {
    embedding: new Embedding(weights.dimensions, bytesOf(path.join(folder, 'embedding.bin'))),
    intents: new ClassModel(bytesOf(path.join(folder, 'intents.bin')), weights.intents),
    roles: new ClassModel(bytesOf(path.join(folder, 'roles.bin')), weights.roles),
    refusals: new ClassModel(bytesOf(path.join(folder, 'refusals.bin')), weights.refusals),
    ranker: weights.ranker,
  };
}
