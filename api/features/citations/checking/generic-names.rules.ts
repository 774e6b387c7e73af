import type { LawFacts } from '#db/content/law-index.ts';
import { foldName } from '#db/content/law-names.rules.ts';

/** Short names of federal laws that state laws share: «Código Civil», «Ley de Salud». */

const STATES_HAVE = new Set(
  `ccf cpf cfpc cnpp cff lge lgs lgtaip lopsrm laassp lgra lgpdppso lopjf loapf lftse lgeepa lgahotdu lgcc lgvs lgpgir
   lgdfs lgv lgdnna lgamvlv ldpam lfpa lfpca lfrpe lfped lexpropiacion lan lned lgmasc lfea lnep lnsijpa lfgr lgbn lcf`.split(
    /\s+/,
  ),
);
const OF_THE_UNION = /(?:^| )(?:federal|federacion|nacional|nacionales|general|republica|union)(?: |$)/;

/** Whether a name may also mean a state law. */
export function isGenericName(name: string | null, law: LawFacts): boolean {
  if (name === null || !STATES_HAVE.has(law.key) || law.scope === 'LOCAL') return false;
  const said = foldName(name);
  return said.includes(' ') && !OF_THE_UNION.test(said);
}
