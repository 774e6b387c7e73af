import type { ErrorCode } from '#schema/generated/contract.ts';

/** How one HTTP request ended. `route` is of the list of routes, never what the caller wrote. */
export interface AnsweredRequest {
  route: string;
  status: number;
}

/**
 * What a server tells of its own work: metrics, traces, or nothing. Names come from closed lists (routes, root fields,
 * jobs, codes), so that neither their number grows nor personal data is told.
 */
export interface Telemetry {
  request(method: string, act: () => Promise<AnsweredRequest>): Promise<AnsweredRequest>;
  /** A root field of the contract, such as `Query.cases`, on every transport. */
  field<T>(name: string, act: () => Promise<T>): Promise<T>;
  job<T>(name: string, act: () => Promise<T>): Promise<T>;
  /** One statement, such as `SELECT legal_case`. */
  statement<T>(name: string, act: () => Promise<T>): Promise<T>;
  refusal(code: ErrorCode): void;
  answer(engine: string, outcome: 'COMPLETE' | 'ABSTAINED' | 'FAILED'): void;
}

declare module './context.ts' {
  interface Runtime {
    telemetry: Telemetry;
  }
}

export const noTelemetry: Telemetry = {
  request: (_method, act) => act(),
  field: (_name, act) => act(),
  job: (_name, act) => act(),
  statement: (_name, act) => act(),
  refusal: () => undefined,
  answer: () => undefined,
};

/** Tells both. */
export const bothTelemetries = (one: Telemetry, other: Telemetry): Telemetry => ({
  request: (method, act) => one.request(method, () => other.request(method, act)),
  field: (name, act) => one.field(name, () => other.field(name, act)),
  job: (name, act) => one.job(name, () => other.job(name, act)),
  statement: (name, act) => one.statement(name, () => other.statement(name, act)),
  refusal: (code) => {
    one.refusal(code);
    other.refusal(code);
  },
  answer: (engine, outcome) => {
    one.answer(engine, outcome);
    other.answer(engine, outcome);
  },
});
