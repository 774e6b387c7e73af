import { CLASS_BUCKETS } from '../class-model.rules.ts';
import { seededRandom, shuffle } from './train-embedding.rules.ts';

/** Training of the small linear models. Reproducible. */

export interface ClassExample {
  features: number[];
  /** Number of its class. */
  is: number;
}

const CLASS_EPOCHS = 6;
const CLASS_RATE = 0.3;

/** Multinomial logistic regression over hashed features, Adagrad; weights per bucket and class, then the constants. */
export function trainClasses(
  examples: readonly ClassExample[],
  classes: number,
  epochs = CLASS_EPOCHS,
): { weights: Float32Array; constants: number[] } {
  const weights = new Float32Array(CLASS_BUCKETS * classes);
  const squares = new Float32Array(CLASS_BUCKETS);
  const constants = Array.from({ length: classes }, (): number => 0);
  const random = seededRandom(7);
  const order = [...examples];
  for (let epoch = 0; epoch < epochs; epoch += 1)
    for (const { features, is } of shuffle(order, random)) {
      const share = 1 / Math.sqrt(features.length || 1);
      const scores = [...constants];
      for (const feature of features) {
        const from = (feature % CLASS_BUCKETS) * classes;
        for (let at = 0; at < classes; at += 1) scores[at] = (scores[at] ?? 0) + (weights[from + at] ?? 0) * share;
      }
      const most = Math.max(...scores);
      const powers = scores.map((score) => Math.exp(score - most));
      const whole = powers.reduce((sum, power) => sum + power, 0);
      const gradient = powers.map((power, at) => power / whole - (at === is ? 1 : 0));
      const square = gradient.reduce((sum, value) => sum + value * value, 0) * share * share;
      gradient.forEach((value, at) => (constants[at] = (constants[at] ?? 0) - 0.01 * value));
      for (const feature of features) {
        const bucket = feature % CLASS_BUCKETS;
        squares[bucket] = (squares[bucket] ?? 0) + square;
        const pace = (CLASS_RATE * share) / (Math.sqrt(squares[bucket] ?? 0) + 1e-6);
        for (let at = 0; at < classes; at += 1) {
          const place = bucket * classes + at;
          weights[place] = (weights[place] ?? 0) - pace * (gradient[at] ?? 0);
        }
      }
    }
  return { weights, constants };
}

/** A question with the features of its candidates; `right`: which of them answer it. */
export interface OrderExample {
  features: number[][];
  right: ReadonlySet<number>;
}

const ORDER_ROUNDS = 400;

/** Weights under which the right candidates are likeliest (softmax over the candidates), by gradient descent. */
export function trainOrder(examples: readonly OrderExample[], size: number): number[] {
  const weights = Array.from({ length: size }, (): number => 0.5);
  const squares = Array.from({ length: size }, (): number => 1e-3);
  for (let round = 0; round < ORDER_ROUNDS; round += 1) {
    const gradient = Array.from({ length: size }, (): number => 0);
    for (const { features, right } of examples) {
      const scores = features.map((row) => row.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0));
      const most = Math.max(...scores);
      const powers = scores.map((score) => Math.exp(score - most));
      const whole = powers.reduce((sum, power) => sum + power, 0);
      const rightWhole = powers.reduce((sum, power, at) => sum + (right.has(at) ? power : 0), 0);
      features.forEach((row, at) => {
        const share = (powers[at] ?? 0) / whole - (right.has(at) ? (powers[at] ?? 0) / (rightWhole + 1e-12) : 0);
        row.forEach((value, each) => (gradient[each] = (gradient[each] ?? 0) + share * value));
      });
    }
    gradient.forEach((value, at) => {
      const mean = value / examples.length + 1e-4 * (weights[at] ?? 0);
      squares[at] = (squares[at] ?? 0) + mean * mean;
      weights[at] = (weights[at] ?? 0) - (0.5 * mean) / Math.sqrt(squares[at] ?? 1);
    });
  }
  return weights;
}

/** Logistic regression by gradient descent; the last feature is the constant 1. */
export function trainLogistic(examples: readonly { features: number[]; isRight: boolean }[]): number[] {
  const size = examples[0]?.features.length ?? 0;
  const weights = Array.from({ length: size }, (): number => 0);
  const squares = Array.from({ length: size }, (): number => 1e-3);
  for (let round = 0; round < ORDER_ROUNDS; round += 1) {
    const gradient = Array.from({ length: size }, (): number => 0);
    for (const { features, isRight } of examples) {
      const score = features.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0);
      const share = 1 / (1 + Math.exp(-score)) - (isRight ? 1 : 0);
      features.forEach((value, at) => (gradient[at] = (gradient[at] ?? 0) + share * value));
    }
    gradient.forEach((value, at) => {
      const mean = value / examples.length + 1e-4 * (weights[at] ?? 0);
      squares[at] = (squares[at] ?? 0) + mean * mean;
      weights[at] = (weights[at] ?? 0) - (0.5 * mean) / Math.sqrt(squares[at] ?? 1);
    });
  }
  return weights;
}
