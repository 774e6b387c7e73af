/** The shape of a requirement of law for a type of document. Data only: what is recognised, what it rests on, what is said when it is missing. */

export interface RequirementBasis {
  law: string;
  article: string;
  reason: string;
}

/** Requirements that patterns cannot tell; `api/features/documents/analysis/findings/requirement-checks.rules.ts` has them. */
export type RequirementCheck =
  | 'NOTE_PROMISE'
  | 'NOTE_SUM'
  | 'NOTE_PAYEE'
  | 'NOTE_TIME'
  | 'NOTE_PLACE'
  | 'NOTE_SIGNED_AT'
  | 'SIGNATURE'
  | 'COURTS'
  | 'PARTIES'
  | 'SIGNED_ON'
  | 'POWER_CLAUSE'
  | 'POWER_WITNESSES'
  | 'WILL_WITNESSES';

export interface RequirementData {
  /** `promissory_note.payee`; of a finding too, where `missing` is said. */
  code: string;
  /** What is asked for. */
  label: string;
  /** Any of them: it is met, there. Over plain text: small letters without accents; a blank is any blank. */
  met?: readonly RegExp[];
  /** None of `met` but one of these: it cannot be told. */
  near?: readonly RegExp[];
  check?: RequirementCheck;
  /** Asked for only where one of these is found, and none of `unless`. */
  when?: RegExp;
  unless?: RegExp;
  /** Contracts that it is asked of; absent: all. */
  contracts?: readonly string[];
  /** Not asked of documents signed before this day, or on and after that one: another law ruled, or rules, them. */
  since?: string;
  before?: string;
  /** Empty: practice. */
  basis: readonly RequirementBasis[];
  /** The finding where it is missing; absent: only the requirement says it. */
  missing?: {
    /** Of the finding; absent: that of the requirement. */
    code?: string;
    severity: 'HIGH' | 'MEDIUM' | 'LOW';
    message: string;
    why: string;
    suggestion: string | null;
    /** Documents signed before are not judged. */
    since?: string;
  };
}
