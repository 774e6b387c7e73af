/**
 * The shape of a contract template. Templates are data: texts in our own words, conditions and variables in Liquid
 * (https://liquidjs.com), no functions. What may stand in the texts is listed in `README.md` of this folder.
 */

type TemplateCategory = 'CIVIL' | 'COMMERCIAL' | 'CORPORATE' | 'LABOR';
type TemplateComplexity = 'BASIC' | 'INTERMEDIATE' | 'ADVANCED';

/** An article and, in one sentence, why it matters for the clause. Tests check it against the index of laws. */
export interface Basis {
  /** Key of the law: `ccf`. */
  law: string;
  /** Number as the law index writes it: `2248`, `39-A`. */
  article: string;
  /** In our own words, 5 to 30 words, ends with a full stop. */
  reason: string;
  /** Condition of Liquid: the article is shown only where it holds (`jurisdiccion == "CDMX"`). Absent: always. */
  when?: string;
}

type FieldFormat =
  | 'PLAIN'
  | 'PARTIES'
  | 'ROWS'
  | 'MONEY'
  | 'PERCENTAGE'
  | 'INTEGER'
  | 'RFC'
  | 'CURP'
  | 'EMAIL'
  | 'ADDRESS';

export interface TemplateColumn {
  name: string;
  label: string;
  type: 'TEXT' | 'NUMBER' | 'DATE';
  format: 'PLAIN' | 'MONEY' | 'PERCENTAGE' | 'INTEGER';
  required: boolean;
}

/** The words for a party in the text, in the four forms of Spanish: «EL VENDEDOR», «LA VENDEDORA», … without article. */
export interface RoleWords {
  male: string;
  female: string;
  males: string;
  females: string;
  /** The word is feminine whoever it is: «LA PARTE RECEPTORA» of a man or a company. */
  isFeminine?: true;
}

export interface TemplateField {
  /** `snake_case` without accents. The names of the specification's list are kept. */
  name: string;
  label: string;
  type: 'TEXT' | 'TEXTAREA' | 'NUMBER' | 'DATE' | 'SELECT';
  format?: FieldFormat;
  required?: boolean;
  /** Id of its step. */
  step: string;
  /** Choices of a SELECT: the words that people read are what is sent. */
  options?: readonly string[];
  columns?: readonly TemplateColumn[];
  /** Of PARTIES: what it is called in the text. */
  role?: RoleWords;
  /** Of PARTIES: most parties, 10 unless said otherwise. */
  maxParties?: number;
  /** Of PARTIES: who stands here may stand in another role too (a partner who administers). */
  mayRepeat?: true;
  /** Of PARTIES: particulars that practice needs; a WARNING names those that are missing. */
  wanted?: readonly PartyParticular[];
  help?: string;
  /** An invented value, marked «Ejemplo: …» on the screen. */
  example?: string;
  defaultValue?: string;
  /** Smallest number or first day; or the name of another field, which this one may not be below: `min: 'fecha_inicio'`. */
  min?: string;
  /** Largest number or last day; or the name of another field. */
  max?: string;
  maxLength?: number;
  showWhen?: { field: string; values: readonly string[] };
}

export type PartyParticular =
  | 'gender'
  | 'birthDate'
  | 'nationality'
  | 'maritalStatus'
  | 'occupation'
  | 'rfc'
  | 'curp'
  | 'idDocument'
  | 'address'
  | 'email'
  | 'incorporation'
  | 'representatives';

type Align = 'LEFT' | 'RIGHT' | 'CENTER' | 'JUSTIFY';

/**
 * A part of the document. `when` is a condition of Liquid (`fianza == "Sí"`); absent: always. In `text`, an empty line
 * separates paragraphs; lines that begin with `- ` are a list, with `a) `, `b) ` a lettered list, with `I. `, `II. ` a
 * list of Roman numbers (written so in the text; the reader renumbers them); `**…**` is bold.
 */
export type TemplateBlock =
  | { kind: 'TITLE'; text: string; when?: string }
  /** «DECLARACIONES», «CLÁUSULAS», «ANEXO A». */
  | { kind: 'HEADING'; text: string; when?: string }
  | { kind: 'PARAGRAPH'; text: string; align?: Align; when?: string }
  /**
   * The standard declarations of a party (name, nationality, address, RFC, powers of who acts), then `text`. `of`: a field
   * of PARTIES, or `las_partes` for what all declare together (`text` alone). Each paragraph or line of `text` is one more
   * item of the lettered list. The blocks are numbered «I.», «II.»; that of a party that is not there is left out.
   */
  | { kind: 'DECLARATIONS'; of: string; text?: string; when?: string }
  | {
      kind: 'CLAUSE';
      /** `snake_case`, unique in the template. Other clauses refer to it: `{{ clausula.pena_convencional }}`. */
      id: string;
      /** In capitals, without number: `PENA CONVENCIONAL`. */
      heading: string;
      text: string;
      when?: string;
      /** Shown after the text: a table of a field of ROWS. */
      table?: string;
      /** At least one, unless `isPractice`. */
      basis: readonly Basis[];
      /** Its heading names it beside the document and is not printed: the paragraphs of a promissory note. */
      isUntitled?: true;
      /** No article fixes it: drafting practice (headings, notices). */
      isPractice?: true;
    }
  /** A table of a field of ROWS, with the labels of its columns as heads. */
  | { kind: 'TABLE'; field: string; when?: string }
  /** Signature lines: one for each party, or for who acts for it, then those of `witnesses` (a field of PARTIES). */
  | { kind: 'SIGNATURES'; parties: readonly string[]; witnesses?: string; when?: string }
  /** Before a HEADING: it begins on a new page. */
  | { kind: 'PAGE_BREAK'; when?: string };

export interface TemplateCheck {
  /** `employment.trial_period_too_long`: a prefix of the template, a dot, what is wrong. Stable. */
  code: string;
  severity: 'BLOCKING' | 'WARNING' | 'NOTE';
  /** Condition of Liquid over values, `facts` and `jurisdiccion`; the check speaks when it holds. */
  when: string;
  /** Liquid; says what is wrong with the value that was given, to the person who drafts («tú»). */
  message: string;
  remedy?: string;
  field?: string;
  basis: readonly Basis[];
  /** What makes the check speak, laid over a sample: the test tries it. `{}` where the check always speaks. */
  violation: TemplateViolation;
}

interface TemplateViolation {
  /** Name of the sample that it is laid over; the first one unless said otherwise. */
  sample?: string;
  jurisdiction?: TemplateSample['jurisdiction'];
  /** The day in Mexico, where the check depends on it: `2026-11-23`. */
  today?: string;
  /** Replaces these values; an empty string leaves the field empty. */
  values?: TemplateSample['values'];
}

export interface ContractTemplate {
  /** Of the specification's list: `arrendamiento`. */
  id: string;
  name: string;
  description: string;
  category: TemplateCategory;
  complexity: TemplateComplexity;
  isPremium: boolean;
  /** Clauses are numbered «PRIMERA.»; a note or a power without clauses says `NONE`. */
  numbering: 'ORDINAL' | 'NONE';
  steps: readonly { id: string; title: string }[];
  fields: readonly TemplateField[];
  blocks: readonly TemplateBlock[];
  checks: readonly TemplateCheck[];
  /** What the law asks for besides the signed paper, with its article in words. */
  formalities: readonly string[];
  /** Two sets of invented values (names end in «Ejemplo»), simple and complex, as the test of the template uses them. */
  samples: readonly TemplateSample[];
}

export interface SampleParty {
  kind: 'PERSON' | 'COMPANY';
  name: string;
  gender?: 'FEMALE' | 'MALE';
  birthDate?: string;
  nationality?: string;
  migratoryDocument?: string;
  maritalStatus?: 'SINGLE' | 'MARRIED_COMMUNITY' | 'MARRIED_SEPARATE';
  occupation?: string;
  rfc?: string;
  curp?: string;
  idDocument?: string;
  address?: string;
  email?: string;
  incorporation?: string;
  representatives?: readonly { name: string; gender?: 'FEMALE' | 'MALE'; capacity?: string; instrument?: string }[];
}

export interface TemplateSample {
  name: string;
  jurisdiction: 'FEDERAL' | 'CDMX' | 'JALISCO' | 'NUEVO_LEON';
  values: Readonly<Record<string, string | readonly SampleParty[] | readonly (readonly string[])[]>>;
}
