/** Codes that are called by two letters and a place: «CC de QRoo», «cpc cdmx», «C.P. Jal.». */
import type { LawAt } from './law-at.ts';
import { matchAt } from './match-at.rules.ts';

const CODES = `C\\.?\\s?C|C\\.?\\s?P(?:\\.?\\s?[CP])?|C\\.?\\s?F|C[oó]d\\.?\\s(?:Civ|Pen)`;
const PLACES =
  `ags|bcs?|camp|coah|chis|chih|cdmx|ciudad\\sde\\sm[eé]xico|d\\.?f|distrito\\sfederal|dgo|edo\\.?\\s?(?:de\\s)?m[eé]x|edom[eé]x|gto|gro|hgo|jal|mich|nay|n\\.?\\s?l|oax|pue|qro|q\\.?\\s?roo|slp|s\\.\\s?l\\.\\s?p|tamps|tlax|ver|yuc|zac|
  aguascalientes|baja\\scalifornia(?:\\ssur)?|campeche|chiapas|chihuahua|coahuila|colima|durango|guanajuato|guerrero|hidalgo|jalisco|michoac[aá]n|morelos|nayarit|nuevo\\sle[oó]n|oaxaca|puebla|quer[eé]taro|quintana\\sroo|san\\sluis\\spotos[ií]|sinaloa|sonora|tabasco|tamaulipas|tlaxcala|veracruz|yucat[aá]n|zacatecas|estado\\sde\\sm[eé]xico`.replace(
    /\s*\n\s*/g,
    '',
  );
const STATE_CODE = new RegExp(
  `(?<code>${CODES})\\.?\\s?[-/]?\\s?(?:(?:del?|para)\\s(?:(?:el\\s|la\\s)?(?:estado|edo\\.?)\\sde\\s|(?:el|la)\\s)?)?(?<place>${PLACES}|espa[nñ]ol|argentino|chileno|colombiano|franc[eé]s|peruano)\\.?(?![\\p{L}\\d])`,
  'iuy',
);
const PEOPLE = `jalisciense|mexiquense|poblan[oa]|veracruzan[oa]|(?:neo|nuevo)leon[eé]sa?|regiomontan[oa]|oaxaque[nñ][oa]|chiapanec[oa]|sinaloense|sonorense|yucatec[oa]|michoacan[oa]|guanajuatense|queretan[oa]|hidalguense|morelense|tlaxcaltec[oa]|tamaulipec[oa]|coahuilense|chihuahuense|duranguense|zacatecan[oa]|potosin[oa]|nayarita|colimense|campechan[oa]|tabasque[nñ][oa]|quintanarroense|guerrerense|hidroc[aá]lid[oa]|aguascalentense|(?:sud|baja)californian[oa]`;
/** «el código jalisciense», «la ley civil poblana». */
const OF_PEOPLE = new RegExp(
  `(?:c[oó]digo|ley|legislaci[oó]n|constituci[oó]n)(?:\\s(?:civil|penal|procesal|familiar|local|pol[ií]tica|sustantiv[oa]|adjetiv[oa])){0,2}\\s(?:${PEOPLE})(?!\\p{L})`,
  'iuy',
);
const CAPITAL = /^(?:cdmx|ciudad|d\.?f|distrito)/iu;

/** The code of a state that is named so at `at`. That of the capital is held when it is the civil one. */
export function stateCodeAt(text: string, at: number): LawAt | null {
  STATE_CODE.lastIndex = at;
  const match = STATE_CODE.exec(text);
  if (!match) {
    const name = matchAt(OF_PEOPLE, text, at)?.[0];
    return name === undefined ? null : { law: null, name, end: at + name.length };
  }
  const name = match[0];
  const { code = '', place = '' } = match.groups ?? {};
  const isCivil = /^C\.?\s?C$|Civ$/iu.test(code) && CAPITAL.test(place);
  return { law: isCivil ? 'ccdf' : null, name, end: at + name.length };
}
