/** What one part of the run found: a row of its table. */
export interface Outcome {
  what: string;
  rounds: number;
  acknowledged: number;
  lost: number;
  doubled: number;
  /** Seconds until it served again, of each round. */
  backSeconds: number[];
  /** The worst status that a client was answered. */
  worst: number;
  /** Bars that were missed, in words. */
  missed: string[];
  /** Other figures, printed below the table. */
  notes: string[];
}

export const HEADER = [
  'what',
  'rounds',
  'acknowledged',
  'lost',
  'doubled',
  'back, median',
  'back, most',
  'worst',
  'bars',
];

const seconds = (value: number | undefined): string => (value === undefined ? '—' : `${value.toFixed(1)} s`);

export function rowOf(outcome: Outcome): string[] {
  const back = outcome.backSeconds.toSorted((a, b) => a - b);
  return [
    outcome.what,
    String(outcome.rounds),
    String(outcome.acknowledged),
    String(outcome.lost),
    String(outcome.doubled),
    seconds(back[Math.floor(back.length / 2)]),
    seconds(back.at(-1)),
    String(outcome.worst),
    outcome.missed.length === 0 ? 'held' : 'MISSED',
  ];
}
