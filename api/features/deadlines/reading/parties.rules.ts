import { foldText } from '#schema/lib/fold-text.ts';
import type { Found, NoticeText } from './notice-text.rules.ts';

/** Finds the parties of a text. Names are taken as written; nothing is completed. */

type PartySide = 'CLAIMANT' | 'DEFENDANT' | 'AUTHORITY' | 'OTHER';

export interface PartyAt extends Found {
  side: PartySide;
}

const CLAIMANT =
  'act(?:or|ora|oras|ores)|parte actora|demandante|quejos[oa]s?|parte quejosa|promovente|recurrente|apelante|solicitante|trabajador[a]?|denunciante|querellante|victima|ofendid[oa]|accionante|contribuyente|acreedor[a]?|patron|proveedor[a]?|permisionari[oa]|concesionari[oa]';
const DEFENDANT =
  'demandad[oa]s?|parte demandada|imputad[oa]s?|acusad[oa]s?|sentenciad[oa]s?|inculpad[oa]s?|procesad[oa]s?|citad[oa]|ter(?:cero|cera) (?:interesad[oa]|perjudicad[oa]|llamad[oa] a juicio)|deudor[a]?|apelad[oa]';
const CLAIMANTS = new RegExp(`^(?:${CLAIMANT})$`);
/** «Actora: …» at the beginning of a line or after a full stop. */
const LABEL = new RegExp(
  `(?<=^|[\\n.;,|]\\s{0,3}|\\d{4}\\s)(?:\\(?(?:la|el) )?(${CLAIMANT}|${DEFENDANT})(?:\\(?[ao]?s?\\)?)? ?[:=] ?\\n?`,
  'g',
);
/** «AUTORIDAD RESPONSABLE: Director de Ingresos del Municipio de Zapopan, Jalisco»: up to the end of the line or sentence. */
const AUTHORITIES =
  /(?<=^|[\n.;,|]\s{0,3})autoridad(?:es)?(?: senalad[ao]s? como)? responsables? ?[:=] ?\n?([^\n]{3,400})/g;
/** «la quejosa Gasolinera Ejemplo», «del patrón Muebles Ejemplo»: a name beside a role. */
const BESIDE = new RegExp(
  `\\b(?:la|el|al|del|a la|de la|los|las)? ?(${CLAIMANT}|${DEFENDANT})s?,? (?=["“]?[a-z])`,
  'g',
);
const BY =
  /\b(?:promovid[oa]s?|interpuest[oa]s?|presentad[oa]s?|seguid[oa]s?|instaurad[oa]|iniciad[oa]|formulad[oa]|firmad[oa]|tramitad[oa]) por (?:el |la |los |las )?(?:ciudadan[oa] |c\. |licenciad[oa] |secretario general del )?/g;
const FILES =
  /\b(?:escrito de|se tiene a|se tiene por presentad[oa] a|tengase a|tengase por presentad[oa] a|que sigue|(?:que )?(?:sobre [a-z ]{3,40} )?promueve|se impone a|se requiere a|da vista a|dese vista a|vista a la parte [a-z]+|vincul[a-z]{0,4} a proceso a|seguido a|a cargo de|contra de (?:el|la)|con residencia en quejos[oa]) (?:el |la )?(?=["“]?[a-zñ])/g;
const AGAINST = /\b(?:en contra de|contra|demandando (?:en la via [a-z ]{3,30} )?(?:a|de))\s(?:el |la |los |las )?/g;
const VERSUS = /(?:\s|^)(?:vs\.?|v\.)(?=\s+\S{2})|\sversus\s/g;

/** The addressee of an official letter: the name alone in the line above the tax number. */
const ADDRESSEE = /(?<=^|\n)(?=[^\n]{5,110}\n(?:con )?r\.?f\.?c\.?\b)/g;

/** Words that end a name. */
const ENDS_NAME =
  /\s(?:en contra|contra|vs\b|versus|por conducto|por (?:su|mi) propio|por propio|quien|quienes|parte (?:quejosa|actora)|a traves|mediante|promueve|promovid[oa]|demandando|demandad[oa]|actor[a]?\b|relativo|en su caracter|en caracter|apoderad[oa]|representad[oa]|y (?:otr[oa]s?|coag)|juicio|expediente|exp\b|nums?\b|ord\b|ordinari[oa]|ejecutiv[oa]|especial|escrito|sintesis|se (?:admite|desecha|tiene|requiere|previene|dicto|dicta|ordena|revoca|impone)|para que|contra actos|y fijo|notifi|publicad|fecha|con fundamento|lista|en (?:la|el) (?:via|expediente|juicio|presente)|por el delito|por los delitos|quedando|la cantidad|rfc\b|oficio|el pago|conflicto|controversia|sobre|1 (?:acdo|sent)|que absuelve)/;
/** A stop or comma that is part of a company form and does not end the name. */
const COMPANY =
  /^[,.]? ?(?:s\.? ?a\.? ?p\.? ?i\.?|s\.? ?a\.? ?b\.?|s\.? ?a\.?|s\.? ?p\.? ?r\.?|s\.? ?c\.?|a\.? ?c\.?|i\.? ?a\.? ?p\.?|s\.? ?de ?r\.? ?l\.?|sociedad anonima|sofom,? ?e\.? ?[nr]\.? ?r\.?|s\.? ?n\.? ?c\.?|institucion de banca multiple)(?![a-z])[.,]?(?: ?(?:de|en) (?:c\.? ?v\.?|r\.? ?l\.?(?: ?de ?c\.? ?v\.?)?|a\.? ?p\.?|capital variable|responsabilidad limitada)(?![a-z])\.?)?/;
const COMPANY_END = /\bs\.? ?a\.?$|\bc\.? ?v\.?$|\br\.? ?l\.?$|\b[sa]\.? ?c\.?$/;
const MAX_NAME_LENGTH = 110;

const WORD = /^(?:[\p{L}\d][\p{L}\p{M}\d'’&/-]*|"[^"\n]{1,30}"|“[^”\n]{1,30}”)/u;
/** Small words inside of names. */
const PARTICLE = /^(?:de|del|la|las|los|el|y|e|i|en|para|por|da|van|von|san|santa|a)$/;
const ROLE_WORD = new RegExp(
  `^(?:${CLAIMANT}|${DEFENDANT}|autoridad|responsables?|juez[a]?|juzgado|tribunal|ministerio|actuari[oa]|secretari[oa]|director[a]?|notificador[a]?|magistrad[oa]|quien|misma?|contraria|contraparte|presente|suscrit[oa]|ejecutoria|demanda|sentencia|resolucion|acto|actos|parte|partes|su|sus)$`,
);

/** «Deudora de Ejemplo», «Proveedora del Norte»: role words that may be part of a company's name. */
const NAMED_AS_ROLE = /^(?:deudor|acreedor|proveedor|permisionari|concesionari|promovente)[ao]?$/;

/** The end of the name that begins at `from`; `from` itself when there is none. */
function endOfName({ text, folded }: NoticeText, from: number): number {
  const stop = ENDS_NAME.exec(folded.slice(from, from + MAX_NAME_LENGTH + 20))?.index ?? MAX_NAME_LENGTH;
  const limit = from + Math.min(stop, MAX_NAME_LENGTH);
  let at = from;
  let end = from;
  let words = 0;
  while (at < limit) {
    const word = WORD.exec(text.slice(at, Math.min(limit, at + 40)))?.[0];
    if (!word) break;
    const isName = /^[\p{Lu}\d"“]/u.test(word);
    if (!isName && !PARTICLE.test(word)) break;
    at += word.length;
    if (isName) end = at;
    words += 1;
    const form = COMPANY.exec(folded.slice(at, at + 60))?.[0];
    if (form) {
      end = at + form.replace(/[, ]+$/, '').length;
      const more = COMPANY.exec(folded.slice(end, end + 60))?.[0];
      if (more?.startsWith(',')) end += more.replace(/[, ]+$/, '').length;
      break;
    }
    if (text[at] === '.' && /^(?:ma|c|lic|fco|gpe|[a-z])$/i.test(word)) at += 1;
    const gap = /^(?: (?!\n)|\s?\n(?=[\p{Lu}]))/u.exec(text.slice(at, at + 2))?.[0];
    if (gap !== ' ') break;
    at += 1;
  }
  return words === 0 ? from : end;
}

/** The start of the name before «vs»: the beginning of the line or sentence, or after a number. */
function startOfName({ text, folded }: NoticeText, to: number): number {
  const low = Math.max(0, to - MAX_NAME_LENGTH);
  const before = text.slice(low, to);
  const breaks = [
    ...before.matchAll(
      /\n|[;:]|\d{4}(?:[-/][A-Z0-9]+)?[,.]? |(?<!\b[A-ZÁÉÍÓÚÑ]|\b(?:C\. V|R\. L))\. (?=\S)|, (?=(?!S\.|S de|A\.|SOFOM|E\.|de C|inst(?:itucion|itución)|grupo financiero|sociedad|fiduciari[oa]|entidad)[^,\n]*)/giu,
    ),
  ];
  const last = breaks.at(-1);
  let start = low + (last ? last.index + last[0].length : 0);
  const intro =
    /^(?:(?:juicio [a-z ]{3,30}|exp\.?|expediente|divorcio|alimentos|escrito familiar|actor[a]?) )+/.exec(
      folded.slice(start, to),
    )?.[0] ?? '';
  start += intro.length;
  return start;
}

const isNaming = (name: string): boolean => {
  const words = name.split(/\s+/);
  const first = foldText(words[0] ?? '');
  const isCompany = NAMED_AS_ROLE.test(first) && (/^del?$/i.test(words[1] ?? '') || COMPANY_END.test(foldText(name)));
  return (
    words.length >= 2 &&
    name.length >= 5 &&
    /^[\p{Lu}\d]/u.test(name) &&
    (isCompany || !ROLE_WORD.test(first)) &&
    /\p{L}{2}/u.test(name)
  );
};

/** A role written with a capital before «de»: the beginning of a name. */
const isHeadOfName = (text: string, from: number, to: number): boolean =>
  /(?:^|\s)\p{Lu}[\p{L}]+ $/u.test(text.slice(from, to)) && /^del? /i.test(text.slice(to, to + 4));

const MAX_PARTIES = 12;

class Parties {
  readonly found: PartyAt[] = [];

  constructor(private readonly notice: NoticeText) {}

  offer(start: number, end: number, side: PartySide): void {
    const value = this.notice.text
      .slice(start, end)
      .replace(/\s+/g, ' ')
      .replace(/^["“]|["”]$/g, '')
      .trim();
    if (this.found.length >= MAX_PARTIES || !isNaming(value)) return;
    const key = keyOf(value);
    const isKnown = this.found.some((each) => {
      const other = keyOf(each.value);
      return other === key || other.includes(key) || key.includes(other);
    });
    if (!isKnown) this.found.push({ value, start, end, side });
  }

  after(pattern: RegExp, side: PartySide | ((role: string) => PartySide)): void {
    for (const match of this.notice.folded.matchAll(pattern)) {
      if (this.found.length >= MAX_PARTIES) return;
      const start = match.index + match[0].length;
      // «DEUDORA DE EJEMPLO» is all name.
      if (pattern === BESIDE && isHeadOfName(this.notice.text, match.index, start)) continue;
      const who = typeof side === 'string' ? side : side(match[1] ?? '');
      this.offer(start, endOfName(this.notice, start), who);
    }
  }

  /** Names of authorities begin with an office, and have more small words than those of people. */
  authorities(): void {
    for (const { index, 0: whole, 1: line = '' } of this.notice.prose.matchAll(AUTHORITIES)) {
      const from = index + whole.length - line.length;
      let at = 0;
      for (const part of line.split(/(?<=[;])|\s(?=\d{1,2}[.·)]\s)/)) {
        const start = from + line.indexOf(part, at);
        at = start - from + part.length;
        this.offerAuthority(start, start + part.length);
      }
    }
  }

  private offerAuthority(from: number, to: number): void {
    const { text, prose } = this.notice;
    const lead = /^\s*(?:\d{1,2}[.·)]\s*)?/.exec(prose.slice(from, to))?.[0].length ?? 0;
    const start = from + lead;
    const stop = /[.;]/.exec(prose.slice(start, to))?.index ?? to - start;
    const value = text
      .slice(start, start + stop)
      .replace(/\s+/g, ' ')
      .trim();
    const isNamed = /^\p{Lu}/u.test(value) && value.length >= 5 && value.length <= MAX_NAME_LENGTH + 40;
    if (this.found.length >= MAX_PARTIES || !isNamed || this.found.some((each) => keyOf(each.value) === keyOf(value)))
      return;
    this.found.push({ value, start, end: start + stop, side: 'AUTHORITY' });
  }

  /** «A contra B»: the claimant is named right before it, or elsewhere. */
  against(): void {
    for (const { index, 0: words } of this.notice.folded.matchAll(AGAINST)) {
      if (this.found.length >= MAX_PARTIES) return;
      const to = index + (/^\s*/.exec(words)?.[0].length ?? 0);
      const end = to - (/,? *$/.exec(this.notice.text.slice(Math.max(0, to - 4), to))?.[0].length ?? 0);
      const start = startOfName(this.notice, end);
      if (endOfName(this.notice, start) >= end) this.offer(start, end, 'CLAIMANT');
      if (this.found.length === 0) continue;
      const from = index + words.length;
      this.offer(from, endOfName(this.notice, from), 'DEFENDANT');
    }
  }

  versus(): void {
    for (const { index, 0: sign } of this.notice.folded.matchAll(VERSUS)) {
      const from =
        index +
        sign.length +
        (/^\s+/.exec(this.notice.folded.slice(index + sign.length, index + sign.length + 3))?.[0].length ?? 0);
      const to = index;
      this.offer(startOfName(this.notice, to), to, 'CLAIMANT');
      this.offer(from, endOfName(this.notice, from), 'DEFENDANT');
      if (this.found.length >= MAX_PARTIES) return;
    }
  }
}

const keyOf = (name: string): string =>
  foldText(name)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

const sideOf = (role: string): PartySide => (CLAIMANTS.test(role) ? 'CLAIMANT' : 'DEFENDANT');

/** The parties of a text: by labels, by «vs», by who files against whom, by names beside a role. */
export function findParties(notice: NoticeText): PartyAt[] {
  const parties = new Parties(notice);
  parties.after(LABEL, sideOf);
  parties.authorities();
  parties.versus();
  parties.after(ADDRESSEE, 'CLAIMANT');
  parties.after(BY, 'CLAIMANT');
  parties.after(FILES, 'CLAIMANT');
  parties.against();
  if (parties.found.filter(({ side }) => side !== 'AUTHORITY').length < 2) parties.after(BESIDE, sideOf);
  return parties.found;
}
