/** What goes on behind a law's name and makes it the name of another: «Código Penal» + «Militar». */
import { anyCase } from './any-case.rules.ts';
import { foldName } from '#db/content/law-names.rules.ts';

/** What may be the first word of the name of a law. */
export const KINDS = `ley(?:es)?|c[oó]digo|reglamento|constituci[oó]n|norma|nom|estatuto|bando|decreto|acuerdo|lineamientos|convenci[oó]n|convenio|pacto|tratado|declaraci[oó]n|reglas|resoluci[oó]n|protocolo|rmf|t-mec`;
const ANY_KIND = anyCase(KINDS);
/** Words of a name, as they follow each other: small ones, «y» before a capital, and those with a capital. */
export const NAME_WORDS = `(?:[ \\t]+(?:(?:de|del|la|las|el|los|en|para|por|sobre|a|al|contra|con|que|libre|soberano)(?![\\p{L}])|[ye](?=\\s+(?:(?:de|del|la|las|el|los|a|al|para|en|sobre)\\s+){0,3}(?!${ANY_KIND}(?![\\p{L}]))\\p{Lu})|[\\p{Lu}\\d][\\p{L}\\d/-]*(?:(?:,[ \\t]\\p{Lu}\\p{Ll}+){1,3}(?=[ \\t]y[ \\t]\\p{Lu}\\p{Ll}))?)){0,30}`;
export const LOOSE_END = /(?:\s+(?:de|del|la|las|el|los|y|e|en|para|por|sobre|a|al|contra|con|que))+$/iu;

const REACH = 160;
const GOING_ON = new RegExp(`^${NAME_WORDS}`, 'u');

/** Adjectives that make another law of any law, with a small letter too: where it rules, or over whom. */
const PLACES = `local(?:es)?|estatal(?:es)?|municipal(?:es)?|provincial|cantonal|auton[oó]mic[oa]|foral|extranjer[oa]|europe[oa]|andin[oa]|suiz[oa]|belga|holand[eé]s|holandesa|neerland[eé]s|neerlandesa|austriac[oa]|ingl[eé]s|inglesa|brit[aá]nic[oa]|rus[oa]|japon[eé]s|japonesa|chin[oa]|canadiense|norteamerican[oa]|dominican[oa]|puertorrique[nñ][oa]|hondure[nñ][oa]|salvadore[nñ][oa]|nicarag[uü]ense`;
const MATTERS = `militar|burocr[aá]tic[oa]|mental|forzosa|can[oó]nico|tipo|modelo`;
const SMALL = new RegExp(
  `^[ \\t](?:(?:${PLACES}|${MATTERS})(?![\\p{L}])|particular[ \\t](?=del?[ \\t])|y[ \\t]comercial(?![\\p{L}])|de[ \\t]la[ \\t](?:naci[oó]n|rep[uú]blica)(?![\\p{L}])(?![ \\t]mexicana)(?=[ \\t]\\p{L}))`,
  'iu',
);

/** Words with a capital that say something of the same law, or begin something else. */
const SAME = `M[eé]xico|Mexican[oa]s?|Federal|Constitucional|Pa[ií]s|Vigente|Actual|Reformad[oa]|Citad[oa]|Invocad[oa]|Mencionad[oa]|Aplicable|Supletori[oa]|Publicad[oa]|Abrogad[oa]|Derogad[oa]`;
const ORDINALS = `Primer[oa]?|Segund[oa]|Tercer[oa]?|Cuart[oa]|Quint[oa]|Sext[oa]|S[eé]ptim[oa]|Octav[oa]|Noven[oa]|(?:D[eé]cim|Vig[eé]sim|Trig[eé]sim|Cuadrag[eé]sim)[oa]\\p{L}*`;
const NEXT = `Art|Arts|Art[ií]culos?|Frac|Fracc|Fracci[oó]n(?:es)?|Cap[ií]tulos?|T[ií]tulos?|Libros?|Secci[oó]n|Apartados?|Incisos?|Numeral(?:es)?|P[aá]rrafos?|Transitorios?|P[aá]g|P[aá]gina|Tomo|Tesis|Jurisprudencia|Registro|Semanario|Gaceta|Diario|DOF|Tratados?|C[oó]digos|Reglamentos|Constituciones|Convenciones|Reformas|${ORDINALS}`;
const AUTHORITIES = `Tribunal|Tribunales|Juzgado|Juez|Jueza|Jueces|Suprema|Sala|Pleno|Magistrad[oa]|Ministr[oa]|Ministerio|Secretar[ií]a|Congreso|C[aá]mara|Lic|Licenciad[oa]`;
const SENTENCE = `El|La|Los|Las|Lo|Un|Una|Unos|Unas|En|A|Al|De|Del|Con|Por|Para|Sin|Sobre|Se|Si|S[ií]|No|Ni|Que|Qu[eé]|Qui[eé]n|Cuando|Cu[aá]ndo|C[oó]mo|Como|Donde|D[oó]nde|Cu[aá]l|Cu[aá]nto|Es|Son|Su|Sus|Est[ae]s?|Est[aá]|Es[ae]s?|Dich[oa]s?|Tod[oa]s?|Y|E|O|Pero|Porque|Pues|As[ií]|Conforme|Seg[uú]n|Ante|Bajo|Desde|Hasta|Entre|Mi|Tu|Nos|Me|Le|Les|Te|[UÚ]nico`;
/** A word of print that a name may go on with: one in capitals alone is an abbreviation or a heading. */
const WORD = `(?!(?:${SAME}|${NEXT}|${SENTENCE})(?![\\p{L}]))(?!${ANY_KIND}(?![\\p{L}]))\\p{Lu}\\p{Ll}{2,}`;
const OF = `del?(?:[ \\t](?:la|las|el|los))?`;
const LARGE = new RegExp(
  `^(?:[ \\t]${WORD}|[ \\t][ye][ \\t](?:del?[ \\t](?:(?:la|los|las)[ \\t])?)?${WORD}|[ \\t]${OF}[ \\t](?!(?:Estados[ \\t]Unidos[ \\t]Mexicanos|Rep[uú]blica(?![ \\t](?!Mexicana)\\p{Lu}|[ \\t]del?[ \\t])|Federaci[oó]n(?![ \\t]\\p{Lu})|Uni[oó]n(?![ \\t]\\p{Lu})|${AUTHORITIES})(?![\\p{L}]))${WORD})`,
  'u',
);
const OTHER_WORD = new RegExp(`^(?:${KINDS}|art[ií]culos?)$`, 'iu');
const OF_CAPITAL =
  /^[ \t](?:del?|para|en)[ \t](?:la[ \t]|el[ \t])?(?:ciudad[ \t]de[ \t]m[eé]xico|distrito[ \t]federal)/iu;

/** The end of words behind `end` that the law's whole name has too: «Información» + «Pública». */
export function endOfOwnWords(text: string, end: number, name: string): number {
  const own = new Set(foldName(name).split(' '));
  let [at, last] = [end, end];
  for (const [gap, word = ''] of text.slice(end, end + REACH).matchAll(/[ \t](\p{L}+)/gu)) {
    if (text.slice(at, at + gap.length) !== gap) break;
    if (!own.has(foldName(word)) || OTHER_WORD.test(word)) break;
    at += gap.length;
    if (word.length > 3 && !/^(?:para|sobre)$/iu.test(word)) last = at;
  }
  return last;
}

/** The end of a name that goes on behind the name of a held law at `end`; -1 when it does not. */
export function endOfLongerName(text: string, end: number): number {
  const after = text.slice(end, end + REACH).split(/[;\n]/)[0] ?? '';
  const small = SMALL.exec(after)?.[0];
  if (small === undefined && (OF_CAPITAL.test(after) || !LARGE.test(after))) return -1;
  const from = small?.trimEnd().length ?? 0;
  const rest = (GOING_ON.exec(after.slice(from))?.[0] ?? '').replace(LOOSE_END, '');
  return end + from + rest.trimEnd().length;
}
