/** Places are in UTF-16 units of the text that was given. */
interface Span {
  start: number;
  end: number;
}

/** The parts of an article that a citation names. */
export interface Details {
  /** `I, II y IV Bis`, upper case. */
  fraction: string | null;
  /** `a) y b)`. */
  letter: string | null;
  /** `A`. */
  section: string | null;
  /** As written: `segundo párrafo`. */
  paragraph: string | null;
}

/** How the law of an article is known: named with it, pointed at («del mismo ordenamiento»), or only taken from near. */
export type LawSource = 'NAMED' | 'POINTED' | 'NEAR';

/**
 * `SCOPED`: a heading, a column or the text itself gives the law, and no other one comes near. `SURE`: what is around
 * speaks for it so much more than for any other law that has the article that it is meant, whether it has it or not.
 * `UNHELD_LIKELY`: a law that is not held may be meant as well.
 */
export type NearLaw = 'SCOPED' | 'SURE' | 'UNHELD_LIKELY' | 'PLAIN';

export interface StatuteReference extends Span {
  kind: 'STATUTE';
  /** Key of the law; `null` when it is not stored or none is named. */
  law: string | null;
  /** The law as written; `null` when none is named. */
  lawName: string | null;
  lawSource: LawSource;
  /** The law (or, of a pointer, the article) is not named here. */
  isInferred: boolean;
  /**
   * Keys of other held laws that may be meant as well, the likeliest first. Beside a `law` they are less likely than it;
   * without one nothing decides between them.
   */
  lawCandidates: readonly string[];
  /** How sure a law is that is only taken from near: the text gives it to a heading or column, or one not held may be meant. */
  nearLaw: NearLaw | null;
  /** `39-A`, `1390 Bis 20`, `Cuarto Transitorio`. */
  article: string;
  /** «76 a 81»: the other end, on the first of the two. */
  rangeTo: string | null;
  isTransitory: boolean;
  /** Of a transitory article: the decree that it is of, with its day where one is said; absent: none is named. */
  decree?: { on: string | null };
  /** «dicho precepto», «ibídem»: the article was named before. */
  isPointer: boolean;
  /** `I, II y IV Bis`. */
  fraction: string | null;
  letter: string | null;
  section: string | null;
  paragraph: string | null;
  /** All of them in one: `apartado A, fr. XXII`. */
  detail: string | null;
}

export interface ThesisReference extends Span {
  kind: 'THESIS';
  /** `1a./J. 22/2016 (10a.)`. */
  key: string | null;
  /** Digital registry number. */
  registry: string | null;
  /** The heading (rubro), when it is beside. */
  title: string | null;
  /** The key is not written as the courts write it. */
  isIrregular: boolean;
}

export interface GazetteReference extends Span {
  kind: 'GAZETTE';
  /** `YYYY-MM-DD`; `null` for a day that does not exist. */
  date: string | null;
}

export type CaseFileType =
  | 'CASE_FILE'
  | 'APPEAL_FILE'
  | 'AMPARO'
  | 'DIRECT_AMPARO'
  | 'INDIRECT_AMPARO'
  | 'AMPARO_REVIEW'
  | 'DIRECT_AMPARO_REVIEW'
  | 'CONTRADICTION'
  | 'INVESTIGATION'
  | 'CRIMINAL_CASE'
  | 'UNCONSTITUTIONALITY'
  | 'CONTROVERSY'
  | 'APPEAL'
  | 'TRIAL';

export interface CaseFileReference extends Span {
  kind: 'CASE_FILE';
  type: CaseFileType;
  number: string;
}

export type Reference = StatuteReference | ThesisReference | GazetteReference | CaseFileReference;
export type ReferenceKind = Reference['kind'];
