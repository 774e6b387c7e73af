import { foldText } from '#schema/lib/fold-text.ts';
import { findQuantities } from './quantities.rules.ts';

/** Whether a sentence says something of law, or only keeps company: «Anota la fecha» claims none. */

/** Words that are of law wherever they stand. */
const LEGAL =
  /\b(?:articulos?|arts?|ley(?:es)?|codigos?|constituci\w+|reglament\w+|jurisprudenci\w*|tesis|norma(?:s|tiv\w*)?|jurid\w+|legal(?:es|mente)?|ilegal\w*|ilicit\w+|delit\w+|penas?|prision|carcel|multas?|sanci\w+|indemniza\w+|liquidaci\w+|finiquit\w+|prescri\w+|caduc\w+|preclu\w+|nul[oa]s?|nulidad|anula\w*|invalid\w+|valid[oa]s?|improceden\w+|proceden?|procedera\w*|impugna\w+|apela\w+|amparo|embarg\w+|desaloj\w+|lanzamiento|rescisi\w+|rescind\w+|reinstala\w+|injustificad\w+|jornadas?|aguinaldo|vacaciones|antiguedad|utilidades|salarios? minimos?|pension\w*|custodia|patria potestad|divorci\w+|herenc\w+|hered\w+|testament\w+|fianza|avales?|pagares?|hipotec\w+|usufruct\w+|usucap\w+|domini\w+|arrendamient\w+|impuest\w+|isr|iva|deduci\w+|contribuy\w+|plazos?|terminos?|vence(?:n|ra|ran)?|derechos?|obligaci\w+|responsabilidad\w*|competen\w+|jurisdicci\w+|juzgad\w+|jueces|juez|tribunal\w*|sentencias?|fiscalia|ministerio publico|denunci\w+|querell\w+|demanda\w*|juicio\w*)\b/;
/** Who must, may, or may not. */
const DEONTIC =
  /\b(?:deb(?:e|es|en|emos|era|eras|eran|eria|erias|erian)|tien(?:e|es|en) que|tendra[sn]? que|ha[ns]? de|hay que|esta[sn]? obligad\w+|obliga\w*|prohib\w+|permit\w+|autoriz\w+|facult\w+|no (?:puede[sn]?|podra[sn]?)|podra[sn]?|puede[sn]? (?:exigir|reclamar|pedir|negarse|demandar|cobrar|despedir|terminar|renunciar|solicitar|recuperar|heredar|obligar\w*|quitar\w*|correr\w*|sacar\w*)|exig\w+|reclam\w+|correspond\w+|te (?:toca|tocan|deben|pagan|adeudan)|gana(?:s|ras|ra|ran)|perd(?:er|eras|era)|pierde[sn]?)\b/;

export const isQuestion = (text: string): boolean => /^[^\p{L}\d]*¿[^?]*\?[^\p{L}\d]*$/u.test(text.trim());

/** Things to do: «Anota la fecha», «Antes de firmar, pide una copia», «No entregues el original». */
const ADVICE =
  /^(?:(?:antes de|despues de|al|para|mientras|si (?:puedes|tienes|es posible))\b[^,;]{1,60}, )?(?:por escrito,? |primero,? |luego,? |tambien |siempre |no )?(?:acerca|acude|agenda|anexa|anota|apunta|asesora|avisa|averigua|busca|captura|compara|comparte|comprueba|conserva|consigue|consulta|contacta|copia|cuenta|cuida|deja|describe|di(?:me)?|documenta|entrega|entregues|envia|escribe|espera|esperes|evita|explica|fija|firmes|fotografia|graba|guarda|habla|haz|identifica|imprime|intenta|investiga|junta|lee|lista|llama|lleva|localiza|manda|manten|marca|muestra|negocia|ordena|pide|platica|pon|pregunta|prepara|presenta|rechaces|recaba|recuerda|registra|rellena|reune|revisa|saca|separa|sigue|solicita|sube|ten|toma|tranquiliza|ubica|usa|ve|verifica|visita|vuelve)(?:te|lo|la|los|las|le|les|me|nos)?\b/;
/** What is said of the answer itself, or to the person. */
const COMPANY =
  /^(?:lamento|siento|entiendo|comprendo|gracias|hola|claro|te (?:explico|cuento|resumo|sugiero)|para (?:darte|decirte|responder\w*|contestar\w*|afinar|precisar|orientarte|saber)|con (?:esos|estos|mas|esa|esta) \w+|si me (?:dices|cuentas|das|compartes)|(?:el|este) (?:material|acervo)|no (?:encontre|tengo|hay) (?:en el acervo|en el material|informacion|datos)|esto es lo que|aqui (?:tienes|va)|depende de (?:los detalles|lo que)|en tu (?:mensaje|pregunta))\b/;

/**
 * Questions, advice on what to do and words to the person claim nothing, unless they mention law, of who must or may,
 * or of a quantity. Whatever else is stated counts as a claim: a rule needs none of those words.
 */
export function claimsLaw(sentence: string): boolean {
  if (isQuestion(sentence)) return false;
  const folded = foldText(sentence).replace(/^[^a-z0-9$]+/, '');
  const isCompany = ADVICE.test(folded) || COMPANY.test(folded);
  return !isCompany || LEGAL.test(folded) || DEONTIC.test(folded) || findQuantities(sentence).length > 0;
}
