import type { Env } from './env.ts';

/** Who runs this server and charges for it. */
export interface Operator {
  /** Where requests of people go; null: they are only stored. */
  email: string | null;
  /** E-mails of the accounts that see the counts of the platform. */
  accounts: ReadonlySet<string>;
  /** Who issues the CFDI of subscriptions; null: not configured. */
  fiscal: { rfc: string; legalName: string; regime: string; postalCode: string } | null;
}

export function operatorOf(env: Env): Operator {
  const { OPERATOR_RFC: rfc, OPERATOR_LEGAL_NAME: legalName, OPERATOR_REGIME: regime } = env;
  const postalCode = env.OPERATOR_POSTAL_CODE;
  const fiscal = rfc && legalName && regime && postalCode ? { rfc, legalName, regime, postalCode } : null;
  return { email: env.OPERATOR_EMAIL ?? null, accounts: new Set(env.FOJA_OPERATORS), fiscal };
}

declare module './context.ts' {
  interface Runtime {
    operator: Operator;
  }
}
