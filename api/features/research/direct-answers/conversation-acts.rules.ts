import { foldText } from '#schema/lib/fold-text.ts';

/** Messages that are no legal question: nothing is searched for them, and they are not charged. */
export type ConversationAct = 'THANKS' | 'GREETING' | 'SUMMARY' | 'REPEAT' | 'PLAIN';

const MAX_WORDS = 12;
const MAX_WORDS_OF_CORRECTION = 22;

const GREETING =
  /^(?:(?:hola|holi|hey|buen(?:os|as|a)?|buen dia|dias?|tardes?|noches?|saludos|que tal|q onda|que onda|licenciad[oa]|lic|foja|como estas?|como esta|todo bien)\s*)+$/;
const THANKS =
  /^(?:(?:ok|okey|okay|vale|va|sale|listo|perfecto|excelente|muy bien|bien|ah|ya|entendido|entiendo|de acuerdo|claro|super|genial|muchas|mil|muchisimas|pues|bueno|muy amable|amable|gracias|grax|thanks|te|le|les|lo|se|agradezco|por (?:su|tu|la|todo|el)|(?:su|tu) (?:ayuda|apoyo|tiempo|orientacion|atencion)|ayuda|apoyo|informacion|orientacion|licenciad[oa]|lic|abogad[oa]|foja|me (?:ayudaste|ayudo|sirvio|quedo claro)|quedo claro|mucho|todo|eso (?:era|es) todo|es todo|nada mas|bendiciones|dios (?:lo|la|te|los) bendiga|saludos|hasta luego|adios|que tengas? buen dia|buen dia|buena tarde|buenas tardes|buenas noches|no)\s*)+$/;
const IS_THANKS =
  /\b(?:gracias|grax|thanks|agradezco|muy amable|quedo claro|entendido|perfecto|excelente|eso era todo|es todo|ok|listo|adios|hasta luego)\b/;
const ASKS = /[?¿]|\b(?:que|como|cuando|cuanto|cuanta|cuantos|cuantas|donde|quien|cual|puedo|puede|pueden|debo)\b/;
/** «que dios lo bendiga», «el que rento»: a «que» that asks nothing. */
const ASKS_NOTHING = /\b(?:que (?:dios|tengan?|este|esten|le|les|te) (?:\w+ )?|(?:el|la|lo|los|las) que )\b/g;

/** «gracias joven, ya quedé más tranquila», «va, gracias compa»: thanks without a question. */
const SAYS_THANKS = /\b(?:gracias|grax)\b/;
const GOES_ON = /\b(?:y si|pero|ahora|otra (?:cosa|duda|pregunta)|me falto)\b/;
const SUMMARY =
  /\b(?:resum\w*|en resumen|en (?:una|dos|pocas) (?:lineas?|palabras?|frases?)|en corto|sintesis|lo (?:mas )?importante)\b/;
const REPEAT =
  /\b(?:repit\w+|repet\w+|otra vez|de nuevo|no (?:le |te )?(?:entendi|escuche|vi) bien|como dijiste|que dijiste)\b/;
const PLAIN =
  /\b(?:palabras (?:mas )?(?:sencillas|simples|faciles|normales)|como si (?:yo )?(?:tuviera|fuera|no supiera)|^(?:en|a) espanol(?: por favor| porfa)?$|mas (?:facil|sencillo|simple|claro)|lenguaje (?:claro|sencillo|simple)|no (?:le |te )?(?:entend\w+|entiendo)|con peras y manzanas|con manzanitas|para (?:un nino|dummies|alguien que no sabe)|traduc\w+ (?:a )?(?:cristiano|espanol)|en cristiano|que significa eso|explica\w* (?:mas )?(?:facil|sencillo|simple|mejor))\b/;

/**
 * The act that a message is; `null`: it asks something. `hasBefore`: something was asked before it, without which
 * nothing can be summed up or repeated.
 */
export function conversationActOf(message: string, hasBefore: boolean): ConversationAct | null {
  const folded = foldText(message)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
  const words = folded.split(' ').filter(Boolean);
  if (words.length === 0 || words.length > MAX_WORDS) return null;
  if (GREETING.test(folded)) return 'GREETING';
  if (THANKS.test(folded) && IS_THANKS.test(folded)) return 'THANKS';
  const asks = message.includes('?') || ASKS.test(folded.replace(ASKS_NOTHING, ' '));
  if (SAYS_THANKS.test(folded) && !asks && !GOES_ON.test(folded)) return 'THANKS';
  if (!hasBefore) return null;
  if (PLAIN.test(folded)) return 'PLAIN';
  if (SUMMARY.test(folded)) return 'SUMMARY';
  return REPEAT.test(folded) && words.length <= 8 ? 'REPEAT' : null;
}

const CORRECTS =
  /^(?:(?:ah|ay|oiga|oye|ups|disculp\w+|mil disculpas|sorry|fijese que|corrijo) )?(?:no|perdon|digo|era|fue|mas bien|quise decir|corrijo|me equivoque|en realidad|bueno|disculp\w+|mentira|a ver)\b/;
const TELLS_FACT =
  /\b(?:fue|era|eran|fueron|son|es|tengo|tienen?|tenia|soy|somos|gano|ganaba|llevo|llevaba|entre|cumpl\w+|quise decir|corrijo)\b/;
/** Words that announce a correction, whatever follows. */
const ANNOUNCES_CORRECTION =
  /^(?:\w+ ){0,3}(?:me equivoque|perdon|corrijo|quise decir|digo|mas bien|me confundi|conte mal|me falto decir)\b/;
/** The announcing words, to be removed; «no» only with a comma, because «no firmé» is the fact itself. */
const CORRECTION_LEAD =
  /^[\s¿¡]*(?:(?:ah|ay|oiga|oye|ups|no(?=\s*,)|bueno|perd[oó]n(?:e|ame)?|disculp\p{L}+|mil disculpas|corrijo|me equivoqu[eé]|me confund[ií]|cont[eé] mal|quise decir|digo|m[aá]s bien|en realidad|me falt[oó] decir(?: que)?|a ver|la verdad es que)(?![\p{L}])[\s,.;:…]*)+/iu;

/** «no, fue en marzo»: the message corrects a fact of the question before, which is then answered again. */
export function correctsFact(message: string): boolean {
  const folded = foldText(message)
    .replace(/[^a-z0-9?¿]+/g, ' ')
    .trim();
  if (folded.split(/\s+/).length > MAX_WORDS_OF_CORRECTION || ASKS.test(folded.replace(ASKS_NOTHING, ' ')))
    return false;
  return ANNOUNCES_CORRECTION.test(folded) || (CORRECTS.test(folded) && TELLS_FACT.test(folded));
}

/** The corrected fact, without «perdón, me equivoqué». */
export const correctedFact = (message: string): string => message.replace(CORRECTION_LEAD, '').trim() || message;
