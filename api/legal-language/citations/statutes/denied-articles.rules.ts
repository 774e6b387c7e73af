/** Articles of which the text itself says that they are gone or never were: «…, que no existe», «¿Y el 70? No hay». */

const REACH = 90;
const ENDS = '(?=\\s?[.,;:)»”!?\\n]|$';
const VERB = `(?:existe[n]?|existi[oó]|hay${ENDS}|\\s(?:tal|es[ea]|est[ea]|art[ií]culo)(?!\\p{L}))|tiene(?=\\s(?:es[ea]|tal|fracci|tant|\\d|inciso|vigencia|vigor))|est[aá]${ENDS}|\\s(?:en\\s(?:la|el|es[ea]|dich[ao])\\s(?:ley|c[oó]digo|texto|articulado|reglamento)|vigente|publicad|ah[ií]|all[ií]))|viene|aparece|figura|consta|se\\s(?:encuentra|encontr[oó]|localiza|localiz[oó]|halla|hall[oó]|ubica|ubic[oó])|(?:l[ao]s?\\s)?(?:encontr\\p{L}+|encuentr\\p{L}+|localic\\p{L}+|hall\\p{L}+|ubic\\p{L}+)|es\\slocalizable|localizad[oa]|rige|forma\\sparte)`;
const DENIAL = new RegExp(
  `^[^.;\\n]{0,70}?(?:(?<!\\p{L})(?:derog[aoóu]|desapareci|suprimi|inexistent|inventad|sin\\svigencia|ya\\sno\\s|(?:no|ni|nadie|tampoco)\\s(?:siquiera\\s)?${VERB}(?!\\p{L})|excede\\s(?:el|del|al)\\s|rebasa\\s(?:el|al)\\s|ning[uú]n[oa]?\\s(?:de\\s\\p{L}+\\s)?(?:existe|aparece|viene)))|^[^.;\\n]{0,3}\\s(?:inexistente|viejo)|^\\s?[?)»”"]{0,2}[.:;]?\\s(?:(?:Pues\\s)?[Nn]o\\s(?:hay|existe|viene|aparece)|[Ii]nexistente|[Nn]o\\slocalizado)(?!\\p{L})|^[»”"]?\\s?[:,]\\s(?:la|esa|el|ese)\\s(?:ley|c[oó]digo)\\s(?:es\\sm[aá]s\\scort[oa]|(?:termina|acaba|llega)\\s)|^[^.;\\n]{0,30};\\s(?:el\\s[uú]ltimo\\ses|la\\sley\\s(?:termina|acaba|llega))\\s`,
  'u',
);

/** Whether the words behind a citation that ends at `end` deny the article. */
export const isDeniedBehind = (text: string, end: number): boolean => DENIAL.test(text.slice(end, end + REACH));
