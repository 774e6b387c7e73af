import type { LegalArea } from './legal-content.ts';
import administrative from './premises/administrative.json' with { type: 'json' };
import agrarian from './premises/agrarian.json' with { type: 'json' };
import civil from './premises/civil.json' with { type: 'json' };
import commercial from './premises/commercial.json' with { type: 'json' };
import constitutional from './premises/constitutional.json' with { type: 'json' };
import corporate from './premises/corporate.json' with { type: 'json' };
import criminal from './premises/criminal.json' with { type: 'json' };
import environmental from './premises/environmental.json' with { type: 'json' };
import family from './premises/family.json' with { type: 'json' };
import international from './premises/international.json' with { type: 'json' };
import labor from './premises/labor.json' with { type: 'json' };
import tax from './premises/tax.json' with { type: 'json' };

/** The kind of quantity that `#` stands for in a frame. SALARY: a period of wages («tres meses de salario») or a number of wages. */
export type PremiseQuantity = 'TIME' | 'PERCENT' | 'SALARY' | 'UMA' | 'PESOS' | 'COUNT';

/** A common false belief about the law: an entry of `premises/<area>.json`. */
export interface Premise {
  /** Kebab-case Spanish, unique: `aguinaldo-treinta-dias`. */
  id: string;
  area: LegalArea;
  /**
    * Regular expressions over one folded sentence (`foldSentence`): lower case, no accents, only letters, digits, `%` and
 * single spaces. `#` represents a quantity of the kind in `quantity`, in any notation. One match makes a candidate.
   */
  frames: string[];
  /**
    * Its topic: folded expressions, matched from the start of a word, that must all be in the question or in two of its
 * sentences, in any order. With `quantity`, every wrong quantity that is stated about the law is the premise
 * (`# socios`: only quantities of that noun). Without, the question must presuppose it («cómo», «ya que»), not ask
 * whether it is true.
   */
  about?: string[];
  /** Naming the topic is enough; the question need not presuppose it. */
  byMention?: boolean;
  /** For `#` frames: the right quantities (`15 days`, `2 months`, `25`). Any other one is false. */
  quantity?: { kind: PremiseQuantity; right: string[] };
  /** Folded expressions with which it is no premise: facts of the person, negations. */
  unless?: string[];
  /** The correction: one or two Spanish sentences with citation marks. */
  correction: string;
  /** Questions with this premise. A test checks that each matches. */
  asked: string[];
  /** Similar questions without a false premise. A test checks that none matches. */
  near: string[];
}

export const premises = [
  ...labor,
  ...civil,
  ...family,
  ...commercial,
  ...criminal,
  ...tax,
  ...constitutional,
  ...administrative,
  ...agrarian,
  ...environmental,
  ...corporate,
  ...international,
] as Premise[];
