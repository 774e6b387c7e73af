/** The law that follows the number of an article: named, pointed at («del mismo ordenamiento»), or none that is known. */
import { knownInitials, laws } from '#db/content/law-index.ts';
import { lawAt } from './law-mentions.rules.ts';
import { STATES } from './places.rules.ts';
import type { LawAt } from './law-at.ts';
import { matchAt } from './match-at.rules.ts';
import { betterDescribed, describedWithoutNoun } from './described-laws.rules.ts';
import { lawWithoutNoun } from './nounless-laws.rules.ts';
import { nicknameAt } from './nicknames.rules.ts';

/** What words such as «dicho código» look for among the laws named before. */
export interface Pointer {
  /** `codigo`, `ley`… or `null` for «ordenamiento», which may be any. */
  kind: string | null;
  /** «adjetivo», «penal»: a word that the law's name has or represents. */
  adjective: string | null;
  /** «el primer ordenamiento citado». */
  isFirst: boolean;
  /** «esta última ley». */
  isLast?: boolean;
  /** «la Ley», with a capital: as the text may have defined it. */
  isDefined?: boolean;
  /** «esa ley», «dicha ley». */
  isThat?: boolean;
  /**
   * `MARKED`: «dicho», «citado», «propio». `NEW`, `OLD`: «la nueva», «la abrogada». `MATTER`: «la ley de la materia».
   * `OWNED`: «su ley». `FAR`: «aquel código». `null`: «de la ley».
   */
  manner: 'MARKED' | 'FAR' | 'NEW' | 'OLD' | 'MATTER' | 'OWNED' | null;
}

export interface LawReference {
  /** The law that is named; beside a pointer, what its words alone would name. */
  law: LawAt | null;
  pointer: Pointer | null;
  /** «ambos de la LFT»: also the law of the items before. */
  isShared: boolean;
  /** A rule that no one knows («del contrato», «de la ley de la materia»): nothing is taken from before. */
  isOther: boolean;
  end: number;
}

const RELATED = '(?:relativ|aplicabl|correlativ|concordant|conducent|siguient|subsecuent)(?:os|as|es)';
const FOLLOWING = `(?:\\sde\\s(?:ese|este|dicho|tal)\\s(?:numeral|precepto|art[ií]culo)(?=\\sdel?\\s))?(?:\\s?,?\\s(?:(?:y|e|as[ií]\\scomo)\\s(?:los\\s)?(?:dem[aá]s\\s)?(?:art[ií]culos\\s|preceptos\\s)?(?:que\\sresulten\\s)?${RELATED}(?:(?:\\sy\\s|,\\s)${RELATED})?|(?:y\\s)?(?:ss|sigs|sgts)\\.?))?`;
const SAYING =
  '(?:citad|invocad|referid|mencionad|aludid|se[nñ]alad|indicad|transcrit|analizad|impugnad|reclamad)[oa]s?';
const ADJECTIVE = `(?:(?:multi|pre|supra)?(?:(?:m|rn)ism|citad|referid|propi|dich|mencionad|invocad|aludid|se[nñ]alad|indicad|est|es|aquel|tal)(?:o|a|e)?|actual|vigente|nuev[oa]|entonces\\svigente|hoy\\sabrogad[oa]|ya\\sabrogad[oa]|abrogad[oa]|derogad[oa]|anterior|presente)\\s`;
const JOIN = new RegExp(
  `${FOLLOWING}(?:\\s?,\\s?|\\s?[-–]\\s|\\s)?(?<open>[(\\[])?(?<of>(?:(?:todos|ambos|todas|ambas)(?:\\sellos|\\sellas)?|los\\s(?:dos|tres|cuatro)(?:\\s[uú]ltimos|\\sprimeros)?)\\s(?:numerales\\s|preceptos\\s|art[ií]culos\\s)?)?(?<article>(?:de?|en)\\s(?:la|el|los|las|su|nuestr[oa])\\s|of\\s(?:the\\s)?|del\\s|de\\s|al\\s)?(?<adjectives>(?:${ADJECTIVE}){0,2})`,
  'iuy',
);
const NOUN =
  'ordenamiento|cuerpo|c[oó]digo|ley|legislaci[oó]n|normativa|normatividad|norma|constituci[oó]n|reglamento|tratado|convenci[oó]n|pacto|instrumento|estatuto';
const QUALITY =
  'legal(?:es)?|normativ[oa]s?|jur[ií]dic[oa]s?|adjetiv[oa]|sustantiv[oa]|procesal|tributari[oa]|fiscal|punitiv[oa]|obrer[oa]|laboral|internacional|nacional|federal|general|especial|especializad[oa]|local|penal|civil|mercantil|burocr[aá]tic[oa]|agrari[oa]';
const POST = `citad[oa]\\sen\\sprimer\\s(?:t[eé]rmino|lugar)|(?:(?:antes|ya|arriba|previamente|anteriormente)\\s)?${SAYING}|en\\s(?:cita|comento|consulta|estudio|menci[oó]n|an[aá]lisis|trato|comentario)|de\\s(?:m[eé]rito|referencia|trato)`;
const POINTED = new RegExp(
  `(?<first>primer[oa]?(?:\\sde\\s(?:los|las|es[oa]s|est[oa]s|dich[oa]s))?\\s|[uú]ltim[oa]\\s)?(?<noun>${NOUN})(?<plural>e?s(?!\\p{L}))?(?<leyes>\\sde\\sleyes)?(?<quality>(?:\\s(?:${QUALITY})(?![\\p{L}])){0,2})(?<post>\\s(?:${POST})(?![\\p{L}]))?`,
  'iuy',
);
/** «la ley abrogada, la de 1936». */
const NO_LONGER = /\s(?:(?:ya|hoy)\s)?(?:abrogad|derogad|antigu|viej)[oa](?:\sde\s(?:18|19|20)\d\d)?(?!\p{L})/iuy;
const GOES_ON =
  /^\s(?:(?:de|del|para|sobre|en\smateria|que\s(?:regula|establece|crea)|reglamentaria|org[aá]nica|federal|general|nacional|aduanera|agraria)(?!\p{L})|\p{Lu}\p{Ll})/u;
const AFTER_PRONOUN = `(?=\\s?[,.;:)»”"]|\\s[(«“"]|$|\\s(?:y|e|o|que|no|s[ií]|se|en|con|por|ya|para|dice|dispon|establec|prev|exig|ordena|regula|fija|se[nñ]ala)(?!\\p{L}{6}))`;
const BARE = new RegExp(
  `(?:mism[oa]|propi[oa]|[uú]ltim[oa]|(?<new>nuev[oa]|vigente|actual)|(?<old>anterior|abrogad[oa]|derogad[oa]|antigu[oa]|viej[oa])|citad[oa]|referid[oa]|mencionad[oa]|es[ae]|[eé]st[ae]|aqu[eé]ll?[ae]?)${AFTER_PRONOUN}`,
  'iuy',
);
/** «la ley general», «la ley especial»: the one of that scope that was named before. */
const SCOPE = /^\s(?:federal|general|nacional|especial|especializad[oa])$/iu;
const NEW = /nuev|actual|vigente(?!\p{L})/iu;
const OLD = /entonces|abrogad|derogad|anterior|antigu|viej/iu;
const IBIDEM = /ib[ií]d(?:em)?\.?(?!\p{L})|[ií]dem(?!\p{L})/iuy;
const UNKNOWN_LAW =
  /(?<noun>ley|c[oó]digo|legislaci[oó]n|norma|normatividad|reglamento|ordenamiento(?:\slegal)?)\s(?:(?:federal|general|nacional)\s(?=respectiv|correspond))?(?:(?<matter>de\sla\smateria|respectiv[oa]|correspondiente|que\s(?:lo\s|la\s)?rige(?:\s(?:la\smateria|(?:este|el|dicho)\s(?:juicio|acto|procedimiento|proceso))))|relativ[oa]|aplicable|supletori[oa]|extranjer[oa]|anterior)(?!\p{L})/iuy;
const OTHER =
  /(?:presente\s|citado\s|referido\s|mencionado\s|mismo\s)?(?:(?:contrato|convenio|estatutos?|reglamento|acuerdo(?!\scon|\sa\s)|decreto|convocatoria|bases|anexo|circular|bando|escritura|acta|demanda|escrito|proyecto|iniciativa|dictamen|sentencia|ejecutoria|lineamientos|reglas|manual|pliego|instrumento|hechos|tratado|convenci[oó]n|protocolo|pacto|informe|oficio|documento|cap[ií]tulo\sde\s(?:hechos|pruebas|prestaciones|agravios|antecedentes)|considerando|apartado|libro|programa|legislaci[oó]n|norma)(?!\p{L})|(?:ley|c[oó]digo)\s(?:de|del|para|sobre|que|general|federal|nacional|org[aá]nica|estatal|local)(?!\p{L}))/iuy;
const UNHELD =
  /(?:ley|c[oó]digo)\s(?:de|del|para|sobre|contra|general|federal|nacional|org[aá]nica|estatal|local)(?:\s(?:la|las|los|el))?(?!\s?(?:[eé]tica|barras|postal|conducta|vestimenta|honor|verificaci|seguridad|acceso|oferta|gravedad|murphy|herodes|tali[oó]n))(?:\s\p{L}{3,})?/iuy;
const NONE = { law: null, pointer: null, isShared: false, isOther: false };

interface Pointed {
  pointer: Pointer;
  /** A word says that it was named before: «dicho», «en cita». */
  isMarked: boolean;
  end: number;
}

function pointerAt(text: string, at: number, hasAdjective: boolean): Pointed | null {
  const match = matchAt(POINTED, text, at);
  if (!match) return null;
  const { first, noun = '', plural, leyes, quality = '', post } = match.groups ?? {};
  // «los Estatutos» are no law; «el primero de los códigos mencionados» is one.
  if (plural !== undefined && first === undefined) return null;
  const end = at + match[0].length;
  const isMarked = hasAdjective || post !== undefined || first !== undefined;
  const old = matchAt(NO_LONGER, text, end)?.[0];
  if (/\p{L}/u.test(text[end] ?? '') || (!post && !leyes && GOES_ON.test(text.slice(end, end + 20)))) return null;
  // «de la ley» and «del código procesal» point; «de la ley penal» is any.
  if (
    quality &&
    !isMarked &&
    !/legal|normativ|jur[ií]dic|procesal|adjetiv|sustantiv/iu.test(quality) &&
    !(SCOPE.test(quality) && /^(?:ley|c[oó]digo)$/iu.test(noun))
  )
    return null;
  const kind = /^(?:ordenamiento|cuerpo|legislaci|normati|norma|instrumento)/iu.test(noun) ? null : noun.toLowerCase();
  const adjective = quality.replace(/\s(?:legal|normativ[oa]|jur[ií]dic[oa])(?!\p{L})/giu, '').trim();
  const isLast = /^[uú]ltim/iu.test(first ?? '');
  const isFirst = /^primer/iu.test(first ?? '') || /\sprimer\s/iu.test(post ?? '');
  return {
    pointer: {
      kind,
      adjective: adjective || null,
      isFirst,
      ...(isLast && { isLast }),
      ...(/^\p{Lu}\p{Ll}+$/u.test(noun) && adjective === '' && { isDefined: true }),
      manner: old === undefined ? (isMarked ? 'MARKED' : null) : 'OLD',
    },
    isMarked,
    end: end + (old?.length ?? 0),
  };
}

/** The end after what is in brackets behind the law's name: «(LFT)», or the bracket that was opened before it. */
const closed = (text: string, end: number, isOpen: boolean): number =>
  end +
  (/^\s?\((?:[\p{L}.]{2,12})\)/u.exec(text.slice(end, end + 16))?.[0].length ??
    (isOpen && /[)\]]/.test(text[end] ?? '') ? 1 : 0));

const ABBREVIATIONS = new Set(
  laws()
    .map(({ shortName }) => shortName.toLowerCase())
    .concat(knownInitials())
    .filter((name) => /^[a-z]{3,9}$/.test(name) && !/^(?:lic|lan|lie|lce)$/.test(name)),
);

/** «artículo 82 cff»: in small letters where an article is before. */
function isAbbreviation(text: string, at: number): boolean {
  const word = /^[a-z]{3,9}(?![\p{L}\d.])/u.exec(text.slice(at, at + 12))?.[0];
  return word !== undefined && ABBREVIATIONS.has(word);
}

/** «artículo 4.1 Código Civil del Estado de México». */
const NAMED_LAW =
  /^T-?MEC$|^[Cc]\.?\s?[CcPpFf](?!\p{L}{2})|^(?:Ley|Código|Constitución|Reglamento|Convención|Pacto|Convenio|Tratado)\s/u;
/** «art. 26 PIDCP», but no Roman number. */
const INITIALS =
  /(?<=\p{Ll}.{0,40})(?:(?![IVXLCDM]+(?![\p{L}]))\p{Lu}{4,8}|CC|CP|CPC|CPP|L\.\s?A\.|LA(?=\s?[.,;:)\]|\n\t]|\s[✘✔(—–-]|\s\p{Ll}|$))(?![\p{L}\d])/uy;

/** «la ley de ese impuesto», «la ley que rige a dicha comisión». */
const OF_OFFICE =
  /ley\s(?:org[aá]nica\s)?(?:de|que\s(?:rige|regula|crea)(?:\sal?)?)\s(?:dich[oa]|es[ea]|est[ea]|(?:el|la)\s(?:propi|mism|citad)[oa])\s(?:instituto|impuesto|comisi[oó]n|procuradur[ií]a|organismo|tribunal|servicio|fondo|dependencia|[oó]rgano)(?!\p{L})/iuy;
const OF_YOURS =
  /ley\s(?:de\s(?:ustedes|ellos|esa\soficina)|que\s(?:ustedes|los|la|lo)\s(?:aplican?|rige))(?!\p{L})/iuy;
const OWN = /^(?:est[ae]|presente)\s/iu;
const ANY: Pointer = { kind: null, adjective: null, isFirst: false, manner: 'MARKED' };

/** How «nuevo», «entonces vigente» change what a pointer means. */
const mannerOf = (words: string, manner: Pointer['manner']): Pointer['manner'] =>
  /aquel/iu.test(words) ? 'FAR' : OLD.test(words) ? 'OLD' : NEW.test(words) ? 'NEW' : manner;

const SAID = new RegExp(`\\s(?:${POST})(?![\\p{L}])`, 'iuy');
const NATIONAL = /(?:nacional|federal)(?=\s?[,.;:)]|\s(?:pero|que|y|no|se)(?!\p{L})|$)/iuy;

/** «el 3080 del civil», «1875 del de Morelos». */
/** «2448 J del cc». */
const SHORT_CODE = /cc(?=\s?[,.;:)]|\s\p{Ll}|\n|$)/iuy;
/** «2-A IVA»: the law of a tax, by its name. */
const TAX = /(?:IVA|ISR|IEPS)(?=\s?[,.;:)]|\n|$)/uy;
const OF_CAPITAL = /capital(?=\s?[,.;:)]|\s\p{Ll})/iuy;
const CODE = new RegExp(`(?:civil|penal)(?:\\sfederal)?${AFTER_PRONOUN}`, 'iuy');
/** «2554 del civil de aquí», «su correlativo del de la Ciudad de México». */
const CODE_OF_CAPITAL =
  /(?:(?:c[oó]digo\s)?civil\s(?:de\s(?:aqu[ií]|la\s(?:capital|ciudad(?:\sde\sm[eé]xico)?)|cdmx|esta\sciudad)|del\s(?:df|distrito\sfederal)|capitalino|local)|de\s(?:la\s(?:capital|ciudad(?:\sde\sm[eé]xico)?)|cdmx)|del\s(?:df|distrito\sfederal))(?!\p{L})/iuy;
const PLACE = new RegExp(`de\\s(?:${STATES})(?!\\p{L})`, 'iuy');

/** «381 de la de títulos», «1300 bis del nacional»: a law without its noun. */
function ellipticLaw(text: string, at: number, article: string): LawAt | null {
  const short = matchAt(SHORT_CODE, text, at)?.[0];
  if (short) return { law: null, name: short, end: at + short.length };
  const capital = /^de\sla\s$/iu.test(article) ? matchAt(OF_CAPITAL, text, at)?.[0] : undefined;
  if (capital) return { law: null, name: capital, end: at + capital.length, keys: ['ccdf'] };
  const ofCapital = /^(?:del|en\sel)\s$/iu.test(article) ? matchAt(CODE_OF_CAPITAL, text, at)?.[0] : undefined;
  if (ofCapital) return { law: 'ccdf', name: ofCapital, end: at + ofCapital.length };
  const code = /^(?:del|en\sel)\s$/iu.test(article) ? matchAt(CODE, text, at)?.[0] : undefined;
  const named = code === undefined ? null : lawAt(`código ${code}`, 0, true);
  if (named && code !== undefined) return { ...named, end: at + code.length };
  if (/^(?:de|en)\s(?:la\s)?$|^(?:del|en\sel)\s$/iu.test(article)) {
    const described = describedWithoutNoun(text, at, /^(?:del|en\sel)\s$/iu.test(article) ? '' : 'ley');
    if (described) return described;
  }
  const place = /^(?:del|de\sla)\s$/iu.test(article) ? matchAt(PLACE, text, at)?.[0] : undefined;
  if (place) return { law: null, name: place, end: at + place.length };
  const national = /^(?:del|en\sel)\s$/iu.test(article) ? matchAt(NATIONAL, text, at)?.[0] : undefined;
  if (national) return { law: null, name: national, end: at + national.length };
  if (
    !/^(?:de|en)\sla\s$/iu.test(article) ||
    !/^(?:del?\s|aduanera|agraria|federal\s|general\s)/iu.test(text.slice(at, at + 9))
  )
    return null;
  return lawWithoutNoun(text, at);
}

const isOwn = (article: string | undefined, adjectives: string): boolean =>
  adjectives === '' && /su\s$/iu.test(article ?? '');

/** «de la LFT», «, Ley de Amparo», «(CPEUM)», «constitucional», «del mismo ordenamiento». */
export function readLaw(text: string, at: number): LawReference {
  const join = matchAt(JOIN, text, at);
  const nothing: LawReference = { ...NONE, end: at };
  if (!join) return nothing;
  const { open, of, article, adjectives = '' } = join.groups ?? {};
  const found = { ...NONE, isShared: of !== undefined };
  const place = at + join[0].length;
  const isOf = article !== undefined;
  // «de la misma que…»: what was taken for an adjective stands alone.
  const bareAt = place - adjectives.length;
  const bare = isOf ? (matchAt(BARE, text, bareAt) ?? matchAt(BARE, text, place)) : matchAt(IBIDEM, text, place);
  if (bare) {
    const manner = mannerOf(bare[0], 'MARKED');
    const kind =
      manner === 'MARKED' && !/^(?:es|aqu)/iu.test(bare[0])
        ? /^(?:de|en)\sla\s/iu.test(article ?? '')
          ? 'la'
          : null
        : /^(?:de|en)?\s?la\s/iu.test(article ?? '')
          ? 'ley'
          : null;
    return { ...found, pointer: { ...ANY, kind, manner }, end: bare.index + bare[0].length };
  }
  const unknown = isOf ? matchAt(UNKNOWN_LAW, text, place) : null;
  if (unknown && (adjectives === '' || unknown.groups?.['matter'])) {
    const noun = unknown.groups?.['noun']?.toLowerCase() ?? '';
    const kind = /^(?:ley|c[oó]digo|reglamento)$/u.test(noun) ? noun : null;
    // «la ley respectiva (Ley de Firma Electrónica Avanzada)».
    const after = place + unknown[0].length;
    const inBracket = text.slice(after, after + 2) === ' (' ? lawAt(text, after + 2, true) : null;
    if (inBracket?.law) return { ...found, law: inBracket, end: closed(text, inBracket.end, true) };
    const pointer: Pointer | null = unknown.groups?.['matter'] ? { ...ANY, kind, manner: 'MATTER' } : null;
    return { ...found, law: { law: null, name: unknown[0], end: place }, pointer, end: place + unknown[0].length };
  }
  const office = isOf ? (matchAt(OF_OFFICE, text, place) ?? matchAt(OF_YOURS, text, place)) : null;
  if (office) return { ...found, pointer: { ...ANY, kind: 'ley', manner: 'OWNED' }, end: place + office[0].length };
  const law = lawAt(text, place, isOf || open !== undefined || adjectives !== '' || isAbbreviation(text, place));
  const elliptic = isOf && adjectives === '' && !law ? ellipticLaw(text, place, article ?? '') : null;
  if (elliptic) return { ...found, law: elliptic, end: elliptic.end };
  const nickname = isOf && adjectives === '' ? nicknameAt(text, place) : null;
  const described = betterDescribed(text, place, law);
  if (
    described &&
    described.end > (nickname?.end ?? 0) &&
    (isOf || open !== undefined || adjectives !== '' || described.keys?.length !== 0)
  )
    return { ...found, law: described, end: closed(text, described.end, open !== undefined) };
  const isSaid = nickname !== null && matchAt(SAID, text, nickname.end) !== null;
  if (
    nickname &&
    !isSaid &&
    (!law || law.law === null || nickname.end > law.end || (law.isPartial && nickname.end >= law.end))
  )
    return { ...found, law: nickname, end: nickname.end };
  const pointed = isOf || adjectives !== '' ? pointerAt(text, place, adjectives !== '') : null;
  if (pointed && (!law || (pointed.isMarked && pointed.end >= law.end) || (law.law === null && pointed.end >= law.end)))
    // «esta Constitución» is that of whoever speaks, which its words do not name.
    return {
      ...found,
      law: law?.law && !OWN.test(adjectives) ? law : null,
      pointer: {
        ...pointed.pointer,
        ...(/^(?:es[ea]|dich[oa])\s$/iu.test(adjectives) && { isThat: true }),
        manner: isOwn(article, adjectives) ? 'OWNED' : mannerOf(adjectives, pointed.pointer.manner),
      },
      end: pointed.end,
    };
  if (law && (law.law !== null || isOf || NAMED_LAW.test(law.name)))
    return { ...found, law, end: closed(text, law.end, open !== undefined) };
  const tax = isOf ? null : matchAt(TAX, text, place)?.[0];
  if (tax)
    return {
      ...found,
      law: { law: `l${tax.toLowerCase()}`, name: tax, end: place + tax.length },
      end: place + tax.length,
    };
  // What stands in the next cell is no law of this one.
  const initials = isOf || text.slice(at, place).includes('\t') ? undefined : matchAt(INITIALS, text, place)?.[0];
  if (initials) return { ...found, law: { law: null, name: initials, end: place }, end: place + initials.length };
  // «el 941 del código de procedimientos», of which nothing more is known.
  const unheld = isOf ? matchAt(UNHELD, text, place)?.[0] : undefined;
  if (unheld)
    return { ...found, law: { law: null, name: unheld, end: place + unheld.length }, end: place + unheld.length };
  return /^de/iu.test(article ?? '') && matchAt(OTHER, text, place) ? { ...nothing, isOther: true } : nothing;
}
