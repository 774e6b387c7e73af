import type { LegalArea } from './legal-content.ts';
import { decodeNumbers, foldNumber } from './law-names.rules.ts';

interface PartOfLaw {
  area: LegalArea;
  /** As in the law index: `139..746` holds `323 Bis` too, `138 Ter` only itself. */
  numbers: string;
}

/**
 * Parts of a law that belong to another area than the law: the books of the civil codes on the family, and the book of
 * the national code of procedure on family justice. After a change increase `INDEX_VERSION` of `db/seeds/legal-stock.ts`.
 */
const PARTS: Readonly<Record<string, readonly PartOfLaw[]>> = {
  // Civil register: recognition, adoption, guardianship, marriage, divorce. Book one from marriage to the family estate.
  ccf: [{ area: 'FAMILY', numbers: '77..92,97..116,139..746' }],
  ccdf: [{ area: 'FAMILY', numbers: '77..92,97..116,138 Ter,138 Quáter,138 Quintus,138 Sextus,139..746' }],
  // Book four, family justice; book ten, international proceedings.
  cnpcf: [
    { area: 'FAMILY', numbers: '550..683' },
    { area: 'INTERNATIONAL', numbers: '1116..1191' },
  ],
};

const partsOf = new Map(
  Object.entries(PARTS).map(([key, parts]) => [
    key,
    parts.map(({ area, numbers }) => ({ area, numbers: new Set(decodeNumbers(numbers).map(foldNumber)) })),
  ]),
);

/** The area of an article: of its part of the law, else of the law. */
export function areaOfArticle(statuteKey: string, number: string, areaOfLaw: LegalArea): LegalArea {
  const folded = foldNumber(number);
  const whole = /^\d+/.exec(folded)?.[0] ?? folded;
  const part = partsOf.get(statuteKey)?.find(({ numbers }) => numbers.has(folded) || numbers.has(whole));
  return part?.area ?? areaOfLaw;
}
