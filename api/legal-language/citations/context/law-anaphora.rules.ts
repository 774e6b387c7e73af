/** Whether a law may be what words such as «dicho código», «la ley adjetiva» mean. */
import { findLaw } from '#db/content/law-index.ts';
import { foldName } from '#db/content/law-names.rules.ts';
import type { LawAt } from '../laws/law-at.ts';
import type { Pointer } from '../laws/law-references.rules.ts';

/** What «código adjetivo» and its like have in their names. */
const MEANT: [RegExp, RegExp][] = [
  [/adjetiv|procesal/u, /procedimientos?|procesal/u],
  [/sustantiv/u, /^codigo (?:civil|penal|de comercio)|^ley/u],
  [/punitiv/u, /penal/u],
  [/tributari/u, /fiscal/u],
  [/obrer|laboral/u, /trabajo/u],
  [/mercantil/u, /comercio/u],
  [/burocratic/u, /trabajadores al servicio/u],
  [/federal|general/u, /federa|general|republica|mexican|nacional/u],
  [/nacional/u, /nacional|republica|mexican/u],
];

/** «Federal» is in the name of the capital's code too. */
const nameOf = ({ law, name }: LawAt): string =>
  foldName(law === null ? name : (findLaw(law)?.name ?? name)).replace('distrito federal', 'distrito');

/** «cc de qroo», «LFT» where only the letters say what it is. */
const kindOf = (name: string): string =>
  /^c\s?[cpf]?\b/.test(name) && !/^(?:co|ca)/.test(name) ? 'codigo' : /^l[a-z]{1,7}$/.test(name) ? 'ley' : name;

const FEMININE = /^(?:ley|constituci|convenci|norma|declaraci|carta|nom|const)/;

export function isMeantBy(law: LawAt, { kind, adjective }: Pointer): boolean {
  const name = nameOf(law);
  // «de la misma»: of one with a feminine name.
  if (kind === 'la') return FEMININE.test(kindOf(name));
  if (
    kind &&
    !kindOf(name).startsWith(foldName(kind)) &&
    !(kind === 'tratado' && /^(?:convencion|pacto|convenio|protocolo|declaracion)/.test(name))
  )
    return false;
  if (!adjective) return true;
  if (foldName(adjective).startsWith('especial')) return kindOf(name).startsWith('ley');
  if (kind === 'ley' && /^(?:federal|general|nacional)$/u.test(foldName(adjective)))
    return name.split(' ').includes(foldName(adjective));
  return foldName(adjective)
    .split(' ')
    .every((word) => name.includes(word) || MEANT.some(([said, meant]) => said.test(word) && meant.test(name)));
}
