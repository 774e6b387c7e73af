import laterWages from '#db/content/contracts/minimum-wage.json' with { type: 'json' };
import earlierWages from '#db/content/documents/minimum-wage-before-2024.json' with { type: 'json' };
import { findQuantities, type Quantity } from '#api/legal-language/index.ts';
import type { FindingRule, Hit, Reading } from './rule.types.ts';
import { rx, sentenceAround } from './plain-text.rules.ts';

/** Interest, wages, trial periods: figures that the law limits. */

/** Above this a year, interest of a loan is what courts reduce of their own motion. */
const MOST_A_YEAR = 48;
const INTEREST = /inter[e]s|redito|moratori|lucro|\bmora\b|\btasa\b/;
const OTHER_RATE = /renta|iva\b|impuesto|descuento|comision|incremento|aumento|pena|honorarios|prima|utilidad|precio/;
const PER: readonly [RegExp, number][] = [
  [/\b(?:mensual(?:es|mente)?|al mes|por mes|cada mes|por mensualidad|por cada mes)\b/, 12],
  [/\b(?:anual(?:es|izad[oa])?|al ano|por ano|cada ano)\b/, 1],
  [/\b(?:diari[oa]s?|por dia|al dia|cada dia)\b/, 365],
  [/\b(?:semanal(?:es)?|por semana|a la semana|cada semana)\b/, 52],
  [/\b(?:quincenal(?:es)?|por quincena|cada quincena)\b/, 24],
];
const PERCENT = /(\d{1,3}(?:[.,]\d{1,4})?)\s?(?:%|por\s?ciento)|\b((?:[a-z]+\s(?:y\s)?){0,3}[a-z]+)\spor\s?ciento/g;

/** «nueve punto ochenta por ciento» is nine and something: the part behind the point is no rate of its own. */
const POINT = /\bpunto\b/;
const percentOf = (words: string): number | undefined => {
  const whole = words.split(POINT)[0] ?? '';
  const read = POINT.test(words) ? `${whole}%` : words;
  return findQuantities(read).findLast(({ unit }) => unit === 'percent')?.value;
};

/** Interest far above what courts let stand. */
function usury({ plain, tailStart, amounts, contractKind, understood }: Reading): Hit[] {
  const isLoan = contractKind === 'LOAN' || understood.type === 'PROMISSORY_NOTE';
  const hits: Hit[] = [];
  let done = 0;
  for (const match of plain.slice(0, tailStart + 400).matchAll(PERCENT)) {
    const end = match.index + match[0].length;
    const sentence = sentenceAround(plain, match.index, end);
    // Between the rate before and the rate behind: «the rent rises 10 % and interest is 2 % a month».
    const before = plain.slice(Math.max(sentence.start, done, match.index - 160), match[1] ? match.index : end);
    // The rate again in words, in brackets.
    const isAgain = done > 0 && /^\s?\([^)]*$/.test(plain.slice(done, match.index));
    done = end;
    if (isAgain) continue;
    const repeated = /^\s?\([^)]{0,70}\)/.exec(plain.slice(end, end + 75))?.[0].length ?? 0;
    const rest = plain.slice(end + repeated, Math.min(sentence.end, end + repeated + 60));
    const behind = rest.slice(0, rest.search(/\d+(?:\.\d+)?\s?%|$/));
    const isInterest =
      INTEREST.test(before) || INTEREST.test(behind.split(/,|\sy\s/)[0] ?? '') || INTEREST.test(behind.slice(0, 40));
    if (!isInterest && (!isLoan || OTHER_RATE.test(before))) continue;
    const per =
      PER.find(([pattern]) => pattern.test(behind.split(/,|\sy\s/)[0] ?? '')) ??
      PER.find(([pattern]) => pattern.test(before.slice(-70))) ??
      PER.find(([pattern]) => pattern.test(behind));
    const value = match[1]
      ? Number(match[1].replace(',', '.'))
      : percentOf(plain.slice(Math.max(sentence.start, match.index - 30), end));
    if (!per || value === undefined || value * per[1] <= MOST_A_YEAR) continue;
    if (/(?:no (?:podra|debera|excedera)|maxim[oa]|\btope\b|impuesto|\biva\b|descuento)[^.;]{0,30}$/.test(before))
      continue;
    const start = Math.max(sentence.start, match.index - 110);
    const last = hits.at(-1)?.at;
    if (last && start < last.end) continue;
    hits.push({
      at: { start, end: Math.min(sentence.end, end + 12) },
      values: [String(value), String(Math.round(value * per[1] * 100) / 100)],
    });
  }
  // «$5,000 a month of interest» of $50,000.
  const capital = Math.max(0, ...amounts.slice(0, 400).map(({ fact }) => Number(fact.value)));
  for (const { fact, start, end } of isLoan ? amounts.slice(0, 400) : []) {
    const sentence = sentenceAround(plain, start, end);
    const behind = plain.slice(end, Math.min(sentence.end, end + 120));
    const before = plain.slice(Math.max(sentence.start, start - 70), start);
    if (
      !/(?:puros|de|como|por concepto de) (?:puros )?(?:intereses|reditos)/.test(behind) &&
      !/(?:intereses|reditos)[^.;$]{0,50}$/.test(before)
    )
      continue;
    const per = PER.find(([pattern]) => pattern.test(behind));
    const value = (Number(fact.value) / capital) * 100;
    if (
      !per ||
      value >= 100 ||
      value * per[1] <= MOST_A_YEAR ||
      hits.some(({ at }) => at && at.start < end && start < at.end)
    )
      continue;
    hits.push({
      at: { start, end },
      values: [String(Math.round(value * 100) / 100), String(Math.round(value * per[1]))],
    });
  }
  return hits.slice(0, 3);
}

const TRIAL = rx(
  /(?:periodo|contrato|tiempo|plazo|termino|etapa) (?:a|de) prueba|(?:a|de) prueba (?:por|durante|de|los)|(?:estara|quedara|queda|sujet[oa]|contratad[oa]|entra|entrara|trabajara|labora(?:ra)?) a prueba|(?:periodo|etapa|tiempo|lapso|plazo) (?:probatori[oa]|de evaluacion)|(?:son|sera|seran|es|se (?:consider|tom|tend)[a-z]+(?: como)?) (?:a|de|para) prueba|(?:para|a fin de) (?:probar|ver si)[^.;]{0,40}(?:da el ancho|aptitud|sirve|aprende|trabajo)|probar[a]? (?:al trabajador|a la trabajadora|sus aptitudes)|(?:dias|meses|semanas) (?:a|de) prueba|(?:adaptacion|evaluacion|capacitacion) y prueba|capacitacion inicial/,
);
const DIRECTS = rx(
  /(?:puesto|cargo|categoria|como|desempenara)(?: (?:de|el|la|los|las|sera|es))?:? (?:de )?(?:[a-z]+ )?(?:gerent[ea]|subgerente|director[ae]?|subdirector[ae]?|jef[ea]|administrador[ae]?|tecnic[oa]|especialista|coordinador[ae]?|supervisor[ae]?|superintendente|ingenier[oa]|contador[ae]?|residente)\b|(?:puestos?|funciones|labores|cargo) (?:de (?:direccion|confianza|administracion)|directiv[oa]s?|gerencial(?:es)?|tecnicas|profesionales)/,
);
const inDays = ({ value, unit }: Quantity): number =>
  unit === 'months' ? value * 30 : unit === 'weeks' ? value * 7 : unit === 'years' ? value * 365 : value;

/** A trial of more than thirty days, or 180 for who directs. */
function longTrial({ plain }: Reading): Hit[] {
  DIRECTS.lastIndex = 0;
  const directs = DIRECTS.test(plain);
  const hits: Hit[] = [];
  for (const match of plain.matchAll(TRIAL)) {
    const end = match.index + match[0].length;
    const isTraining = match[0].startsWith('capacitacion');
    const limit = (isTraining ? 90 : 30) * (directs ? (isTraining ? 2 : 6) : 1);
    const sentence = sentenceAround(plain, match.index, end);
    const from = Math.max(sentence.start, match.index - 90);
    const to = Math.min(sentence.end, end + 140);
    const times = findQuantities(
      // «los dos primeros meses».
      plain
        .slice(from, to)
        .replace(
          /\b(dos|tres|cuatro|cinco|seis|\d+) primer[oa]s (?=meses|semanas|dias)/g,
          (all, count: string) => `${' '.repeat(all.length - count.length - 1)}${count} `,
        ),
    ).filter(({ unit, isAge }) => ['days', 'weeks', 'months', 'years'].includes(unit) && !isAge);
    const behind = times.find(
      ({ start }) =>
        from + start >= end &&
        !/(?:dentro|antes|aviso|despues|exceda|mayor)[^.;]{0,30}$/.test(
          plain.slice(Math.max(end, from + start - 30), from + start),
        ),
    );
    const before = times.findLast(
      ({ start: begin, end: stop }) =>
        from + begin < match.index && from + stop <= end && match.index - from - stop < 28,
    );
    const time = behind ?? before;
    if (!time || inDays(time) <= limit || inDays(time) > 800) continue;
    const start = Math.min(match.index, from + time.start);
    hits.push({ at: { start, end: Math.max(end, from + time.end) }, values: [String(inDays(time)), String(limit)] });
    break;
  }
  return hits;
}

const RIGHTS =
  '(?:salarios?|sueldos?|horas? (?:extras?|extraordinarias?|que labore)|tiempo extra(?:ordinario)?|aguinaldo|vacaciones|prima (?:vacacional|dominical|de antiguedad)|prestaciones|indemnizacion|utilidades|ptu|seguro social|seguridad social|descanso|dias de descanso|derechos laborales|antiguedad|infonavit)';
const WAIVERS: readonly RegExp[] = [
  rx(new RegExp(`\\b(?:renuncia|renuncian|renunciara|renunciando|renuncio)\\b[^.;]{0,90}\\b${RIGHTS}`)),
  rx(
    new RegExp(
      `\\b(?:no (?:tendra|tendran|generara|causara|gozara de)|sin|no se (?:le )?(?:pagara|pagaran|cubrira|cubriran|otorgara))[^.;,]{0,12} (?:derecho (?:a|al|de)|pago (?:de|alguno)|a)?[^.;]{0,30}\\b(?:horas? extras?|horas? extraordinarias?|tiempo extra|aguinaldo|vacaciones|prima (?:vacacional|dominical)|prestaciones de ley|seguro social|salario|sueldo)\\b`,
    ),
  ),
  rx(
    /\b(?:horas? extras?|horas? extraordinarias?|tiempo extraordinario)[^.;]{0,60}(?:no (?:se|seran|causaran|generaran)[^.;]{0,20}(?:pag|remuner|cubr)|se (?:entienden|entenderan|consideran) (?:incluid|pagad|comprendid)|(?:quedan|estan) (?:incluid|comprendid))/,
  ),
  rx(
    new RegExp(
      `\\b(?:acepta|conviene|consiente|esta de acuerdo|se obliga)[^.;]{0,40} no (?:recibir|percibir|cobrar|reclamar|exigir|demandar)[^.;]{0,60}\\b${RIGHTS}`,
    ),
  ),
  rx(
    new RegExp(
      `\\b(?:libera|exime|releva|dispensa|exonera)[^.;]{0,50}\\b(?:del? pago|de pagar|de cubrir|de(?: toda)? (?:obligacion|responsabilidad))?[^.;]{0,30}\\b${RIGHTS}`,
    ),
  ),
  rx(
    new RegExp(
      `\\bno (?:podra |tendra derecho a |habra de )?(?:reclamara?|exigira?|demandara?|cobrara?)[^.;]{0,40}\\b${RIGHTS}`,
    ),
  ),
  rx(
    /\b(?:vacaciones|aguinaldo|prima (?:vacacional|dominical)|utilidades|horas extras?|dias de descanso|septimo dia)[^.;,]{0,40} no (?:se |le )?(?:le |les )?(?:disfrut|pag|otorg|dar|gener|caus|cubr|seran? (?:pag|cub))/,
  ),
  rx(
    /\bno (?:sera |se le )?(?:inscri[a-z]+|dara de alta|afiliara|registrara|inscribira|sera inscrit[oa])[^.;]{0,60}(?:seguro social|imss|infonavit)/,
  ),
  rx(
    /\b(?:horas? extras?|tiempo extra(?:ordinario)?|aguinaldo|vacaciones|prima vacacional|septimo dia)[^.;]{0,50}(?:queda|quedan|esta|estan|va|van|se (?:entiende|considera)n?) (?:incluid|comprendid|ya pagad|pagad)[oa]s?/,
  ),
  rx(
    /\b(?:salario|sueldo|quincena|semana)[^.;]{0,40}(?:quedara|queda|quedaran) (?:a|en) (?:favor|beneficio) del? (?:el |la )?(?:patron|empresa)|\b(?:perdera|pierde) (?:el|su|todo) (?:derecho a(?:l)? )?(?:salario|sueldo|aguinaldo)|descont[a-z]*[^.;]{0,30}(?:todo|total|integr)[^.;]{0,15}(?:salario|sueldo)/,
  ),
  rx(/\b(?:trabajador|trabajadora) cede\b[^.;]{0,40}\b(?:salario|sueldo)/),
  rx(
    /\b(?:acepta|conforme)[^.;]{0,50}(?:sin (?:pago|remuneracion|goce de salario)|no se le pague|trabajar gratuitamente)/,
  ),
];
const NOT_WAIVED =
  /irrenunciable|no (?:implica|podra|puede|se entiende)[^.;]{0,30}renuncia|renuncia voluntaria|si (?:el|la) trabajador[ae]? renuncia|en caso de (?:renuncia|faltas?|inasistencia)|faltas?|inasistencia|permiso|retardo/;

/** Rights of a worker that nobody can waive. */
function waivedRights({ plain, tailStart }: Reading): Hit[] {
  const hits: Hit[] = [];
  for (const pattern of WAIVERS)
    for (const match of plain.slice(0, tailStart).matchAll(pattern)) {
      const end = match.index + match[0].length;
      const sentence = sentenceAround(plain, match.index, end);
      if (NOT_WAIVED.test(plain.slice(sentence.start, sentence.end))) continue;
      if (hits.some(({ at }) => at && at.start < end && match.index < at.end)) continue;
      hits.push({ at: { start: match.index, end } });
    }
  return hits.slice(0, 2);
}

const WAGES: readonly { from: string; general: number; border?: number }[] = [
  ...earlierWages.minimumWage,
  ...laterWages.minimumWage,
];
/** Cities of the free zone of the northern border whose names are no others'. */
const BORDER =
  /\b(?:tijuana|mexicali|tecate|rosarito|ensenada|san luis rio colorado|nogales, son|agua prieta|puerto penasco|cananea|ciudad juarez|ojinaga|ciudad acuna|piedras negras|nuevo laredo|reynosa|matamoros, tam|rio bravo, tam)/;
function wageOn(day: string, signedIn: string): number | null {
  const wage = WAGES.findLast(({ from }) => from <= day);
  return (BORDER.test(signedIn) ? wage?.border : undefined) ?? wage?.general ?? null;
}
const EARNS =
  /salari|sueldo|jornal|percib|percep|\bganar?a?\b|\bganando|\braya\b|remunera|retribuc|(?:recibira|pagara|pagaran|paga|cobrara)[^.;]{0,30}(?:trabajador|por (?:su|sus) (?:trabajo|labor|servicio|jornada)|a la semana|diari|por (?:dia|semana|quincena|mes))|(?:por|como pago de) (?:su|sus) (?:trabajo|labores|servicios|jornada)|trabajador[ae]? (?:recibira|cobrara)|se le pagara/;
const WAGE_BEHIND = /^[^.;$]{0,60}\b(?:como|de|por concepto de|por) (?:su )?(?:salario|sueldo|raya|jornal)/;
const PERIODS: readonly [RegExp, number][] = [
  [/\b(?:diari[oa]s?|por dia|al dia|cada dia|por jornada)\b/, 1],
  [/\b(?:semanal(?:es|mente)?|por semana|a la semana|cada semana)\b/, 7],
  [/\b(?:quincenal(?:es|mente)?|por quincenas?|quincenas?)\b/, 15],
  [/\b(?:mensual(?:es|mente)?|al mes|por mes|cada mes)\b/, 30],
];

/** A wage below the minimum of the year of the contract. */
function belowMinimum({ plain, amounts, signedOn, tailStart }: Reading): Hit[] {
  const least = signedOn ? wageOn(signedOn, plain.slice(tailStart, tailStart + 250)) : null;
  if (least === null || /media jornada|medio tiempo|tiempo parcial|jornada reducida|por hora\b/.test(plain)) return [];
  for (const [at, amount] of amounts.entries()) {
    const sentence = sentenceAround(plain, amount.start, amount.end);
    const before = plain.slice(Math.max(sentence.start, amounts[at - 1]?.end ?? 0, amount.start - 90), amount.start);
    const behind = plain.slice(amount.end, Math.min(sentence.end, amount.end + 90));
    if (
      (!EARNS.test(before) && !WAGE_BEHIND.test(behind)) ||
      /bono|vale|comision|aguinaldo|prima|ayuda|seguro|despensa/.test(before)
    )
      continue;
    const nearest = behind.split(/[,;]/)[0] ?? '';
    const period =
      PERIODS.find(([pattern]) => pattern.test(nearest)) ??
      PERIODS.find(([pattern]) => pattern.test(before)) ??
      PERIODS.find(([pattern]) => pattern.test(behind));
    const value = Number(amount.fact.value);
    if (!period || amount.fact.currency !== 'MXN' || value / period[1] >= least - 0.01) continue;
    return [
      {
        at: { start: Math.max(sentence.start, amount.start - 60), end: amount.end },
        values: [String(Math.round((value / period[1]) * 100) / 100), String(least)],
      },
    ];
  }
  return [];
}

const HOURS = rx(/\b(\d{2}|[a-z]+(?: y [a-z]+)?) horas (?:a la semana|semanales|por semana)/);
/** More than 48 hours a week. */
function longWeek({ plain }: Reading): Hit[] {
  for (const match of plain.matchAll(HOURS)) {
    const hours = findQuantities(match[0]).find(({ unit }) => unit === 'hours')?.value;
    if (hours && hours > 48 && hours < 120)
      return [{ at: { start: match.index, end: match.index + match[0].length }, values: [String(hours)] }];
  }
  return [];
}

export const payRules: readonly FindingRule[] = [
  {
    code: 'interest.usury',
    severity: 'HIGH',
    types: ['CONTRACT', 'DEED'],
    since: '1996-01-01',
    find: usury,
  },
  {
    code: 'interest.usury.note',
    severity: 'HIGH',
    types: ['PROMISSORY_NOTE'],
    since: '1996-01-01',
    find: usury,
  },
  {
    code: 'employment.trial_period',
    severity: 'HIGH',
    types: ['CONTRACT'],
    contracts: ['EMPLOYMENT'],
    since: '2012-12-01',
    find: longTrial,
  },
  {
    code: 'employment.waiver',
    severity: 'HIGH',
    types: ['CONTRACT'],
    contracts: ['EMPLOYMENT'],
    find: waivedRights,
  },
  {
    code: 'employment.wage_below_minimum',
    severity: 'HIGH',
    types: ['CONTRACT'],
    contracts: ['EMPLOYMENT'],
    since: '2010-01-01',
    find: belowMinimum,
  },
  {
    code: 'employment.long_week',
    severity: 'HIGH',
    types: ['CONTRACT'],
    contracts: ['EMPLOYMENT'],
    find: longWeek,
  },
];
