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

/** What a `#` of a frame stands for. SALARY is a time of wages («tres meses de salario») or a number of wages. */
export type PremiseQuantity = 'TIME' | 'PERCENT' | 'SALARY' | 'UMA' | 'PESOS' | 'COUNT';

/** Something people believe the law says and that it does not say. `premises/<area>.json` hold arrays of these. */
export interface Premise {
  /** Kebab-case Spanish, unique: `aguinaldo-treinta-dias`. */
  id: string;
  area: LegalArea;
  /**
   * Regular expressions over one folded sentence (`foldSentence`): lower case, no accents, only letters, digits, `%` and
   * single spaces. `#` stands for a quantity of the kind below, however it is written. Any that matches makes a candidate.
   */
  frames: string[];
  /**
   * Its topic: folded expressions, from the start of a word, that all stand in the question or in two of its sentences, in
   * any order. With a quantity, the premise is then any that is said of the law and is not right (`# socios`: only what is
   * so counted); without, it is made by whoever asks further («cómo», «ya que»), not by whoever asks whether it is so.
   */
  about?: string[];
  /** Its topic is made by whoever names it, asking further or not. */
  byMention?: boolean;
  /** With `#` frames: what would be right (`15 days`, `2 months`, `25`). False is what equals none of these. */
  quantity?: { kind: PremiseQuantity; right: string[] };
  /** Folded expressions that make it no premise: facts of the person, negations. */
  unless?: string[];
  /** One or two sentences of Spanish that set it right, with citation marks. */
  correction: string;
  /** Real questions that carry it: each fires this one. */
  asked: string[];
  /** Near questions that are right, neutral or open: they fire nothing. */
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
