import type { FindingRule, Hit, PlacedFact, Reading } from './rule.types.ts';
import { rx, sentenceAround } from './plain-text.rules.ts';

/** Events that have one order wherever they are told: a death and the succession, a resolution and its notice. */

/** What happens in this order. */
const STORIES: readonly (readonly RegExp[])[] = [
  [
    /otorgo (?:su )?testamento|hizo testamento|testamento (?:publico|olografo)|dict[oa] (?:su )?testamento/,
    /\bfallec(?:io|ieron|imiento|ida|ido)|\bmurio|deceso|defuncion|perdio la vida/,
    /radic(?:o|aron|acion)|(?:acept(?:o|aron)|aceptacion de) (?:la herencia|el cargo)|inventarios? y avaluo|se formulo el inventario|declar(?:o|aron|atoria) (?:de )?(?:unic[oa]s? )?(?:y universal(?:es)? )?hereder|junta de herederos|adjudicacion/,
  ],
  [
    /(?:resolucion|sentencia|acuerdo|laudo|oficio|auto|determinacion|credito fiscal|multa)\b[^.;]{0,60}(?:de fecha|dictad|emitid|fechad|pronunciad|\bde\b|del)|\b(?:dict|emit|pronunci)(?:o|io|aron|ieron)\b/,
    /notific|se me hizo saber|tuve conocimiento|me entere|emplaz/,
    /renunci(?:o|aron|aba)|contest(?:o|e|aron)|impugn(?:o|e|aron)|interpus(?:o|e|ieron)|recurri|manifest(?:o|aron) (?:su|no)|ejerci(?:o|eron) (?:su|el) derecho/,
  ],
  [
    /\bnotific(?:ad[oa]s?|o|aron|acion)|se les? (?:dio|dio el) aviso|ofrecimiento/,
    /renunci(?:o|aron)|respondi|contest(?:o|aron)|ejerci(?:o|eron)|se opus/,
  ],
  [
    /(?:convocatoria|se convoco|fue convocad|convoc(?:o|aron))/,
    /(?:asamblea|junta|sesion)[^.;]{0,40}(?:celebrad|tuvo lugar|se celebro|verificad|reunid)|se celebro la (?:asamblea|junta|sesion)/,
    /protocoliz/,
  ],
  [
    /(?:escritura|instrumento|testimonio|contrato|acta)\b[^.;]{0,80}(?:de fecha|otorgad|de|del|fechad|pasad|firmad)|se constituyo|constituida/,
    /\binscri(?:t[oa]s?|bio|pcion)|registrad[oa]s?|quedo (?:inscrit|registrad)/,
  ],
  [
    /\b(?:contraj(?:o|e|imos|eron) matrimonio|contrajeron nupcias|se cas(?:o|aron)|nos casamos|matrimonio civil|celebr(?:o|aron|amos) (?:su |nuestro )?matrimonio)/,
    /divorci|nos separamos|se separ(?:o|aron)|abandon(?:o|e) (?:el|la|nuestro) (?:domicilio|hogar)|disolvi|dejo el (?:domicilio|hogar)/,
  ],
  [
    /\bnaci(?:o|da|do|eron|miento)\b/,
    /contraj(?:o|e|imos|eron) matrimonio|se cas(?:o|aron)|ingres(?:o|e)\b|fallec(?:io|ieron)|murio|\bcompr(?:o|e)\b|\badquiri(?:o|do|da)?\b|\bvendi(?:o)?\b/,
  ],
  [
    /\bingres(?:e|o)\b|entre a (?:trabajar|laborar|prestar)|comenc(?:e|o) a (?:trabajar|prestar|laborar)|inici(?:e|o) (?:mi |la |su )?(?:relacion|labores|a (?:trabajar|laborar))|contratad[oa]|me contrat(?:o|aron)|empec(?:e|o) a (?:trabajar|laborar)/,
    /despid(?:io|ieron)|despedid[oa]|despido|rescindi(?:o|eron)|me (?:corrio|corrieron|dieron de baja)|baja\b|finiquit|renunci(?:o|e) (?:al|a su)/,
  ],
  [
    /(?:le )?(?:prest(?:e|o|amos|aron)|entregu?(?:e|o) en (?:prestamo|mutuo)|recib(?:i|io) (?:en )?(?:prestamo|mutuo|un prestamo)|suscrib(?:i|io|ieron|imos)|firm(?:e|o|aron|amos)|celebr(?:e|o|amos|aron))\b/,
    /\bvenci(?:o|eron|da|do)\b|dej(?:o|aron|e) de (?:pagar|cubrir)|incumpli|se nego a|requeri|requiri(?:o|eron)|mora desde|desocup|rescindi|termin(?:o|aron) (?:el|anticipad)|devolvi|restituy/,
  ],
  [
    /(?:celebr|suscrib|firm|otorg)(?:o|aron|amos|io|ieron|imos|ado|ada)\b[^.;]{0,40}|contrato (?:de|original|principal)[^.;]{0,30}/,
    /modific(?:o|aron|atorio|ad[oa])|rescindi|prorrog(?:o|aron|ad[oa])|cedi(?:o|eron)\b|rectific(?:o|aron)|adicion(?:o|aron)|ratific(?:o|aron)/,
  ],
  [
    /\bentreg(?:o|ue|aron|amos|ada|ado)s?\b[^.;]{0,40}|recibi(?:o|eron|mos)? (?:el|la|los|las)/,
    /\bdevolvi|\brestituy|\bdesocup|\bdesaloj|reclam(?:o|e|aron|amos) (?:el|la|los|por)|fall(?:o|aron|as)|rechaz(?:o|aron)/,
  ],
  [
    /\bsolicit(?:o|e|ud|aron|amos)\b|presento (?:su|la) solicitud/,
    /\b(?:autoriz(?:o|acion|aron|ada)|aprob(?:o|ada|aron)|expidi(?:o|eron)|otorg(?:o|aron) (?:el|la) (?:permiso|licencia))/,
  ],
  [
    /(?:factura|facturas|remision)\b[^.;]{0,60}(?:de fecha|expedid|emitid|del?|se (?:expidio|emitio))\b/,
    /(?:con )?vencimiento|vencida|venci(?:o|eron)|pagada|se pago/,
  ],
  [
    /\b(?:accidente|choque|choco|colision|atropell|siniestro|lesion(?:o|ado|ada)|incendi)/,
    /\b(?:hospitaliz|dado de alta|dada de alta|alta medica|fue operad|dictamen|incapacidad|ajustador)/,
  ],
  [
    /\badquiri(?:o|eron|do|da|eron)|\bcompr(?:o|aron|e)\b|\bconstruy(?:o|eron)/,
    /\bvendi(?:o|eron|mos|da)?\b|enajen(?:o|aron)|hipotec(?:o|aron)/,
  ],
  [
    /\b(?:orden|mandamiento|mandato|instruccion|oficio de comision)\b/,
    /\b(?:en (?:cumplimiento|ejecucion)|ejecut(?:o|aron)|embarg(?:o|aron)|diligenci|coloc(?:o|aron)|clausur(?:o|aron)|practic(?:o|aron))/,
  ],
];
const COMPILED = STORIES.map((story) => story.map(rx));

const BEFORE = 110;
const BEHIND = 80;

/** Whether an event is told of a date, and how far from it: behind the date before, or on to the next one. */
function nearness({ plain, dates }: Reading, at: number, pattern: RegExp): number | null {
  const date = dates[at];
  if (!date) return null;
  const sentence = sentenceAround(plain, date.start, date.end);
  const from = Math.max(sentence.start, dates[at - 1]?.end ?? 0, date.start - BEFORE);
  const last = [...plain.slice(from, date.start).matchAll(pattern)].at(-1);
  if (last) return date.start - from - last.index;
  const to = Math.min(sentence.end, dates[at + 1]?.start ?? plain.length, date.end + BEHIND);
  const [first] = [
    ...(plain
      .slice(date.end, to)
      .split(/[;:]| y (?=el )/)[0]
      ?.matchAll(pattern) ?? []),
  ];
  return first ? BEFORE + first.index : null;
}

/** Which step of a story a date is told of. */
function stepOf(reading: Reading, at: number, story: readonly RegExp[]): number | null {
  let best: { step: number; near: number } | null = null;
  for (const [step, pattern] of story.entries()) {
    const near = nearness(reading, at, pattern);
    if (near !== null && (!best || near < best.near)) best = { step, near };
  }
  return best?.step ?? null;
}

const APART = 420;
const MOST_DATES = 400;

function stories(reading: Reading): Hit[] {
  const { tailStart, plain } = reading;
  const hits: Hit[] = [];
  const dates = reading.dates.slice(0, MOST_DATES).filter(({ start }) => start < tailStart);
  for (const story of COMPILED) {
    let before: { date: PlacedFact; step: number } | null = null;
    for (const [at, date] of dates.entries()) {
      const step = stepOf(reading, at, story);
      if (step === null) continue;
      const near = before;
      before = { date, step };
      if (!near || step === near.step || date.start - near.date.end > APART) continue;
      const [first, second] = step > near.step ? [near.date, date] : [date, near.date];
      if (first.fact.value <= second.fact.value) continue;
      const from = Math.max(sentenceAround(plain, near.date.start, near.date.end).start, near.date.start - 80);
      hits.push({ at: { start: from, end: date.end }, related: [], values: [first.fact.value, second.fact.value] });
    }
  }
  return hits;
}

/** What an act rests on is older than the act: «in execution of the order of …». */
const RESTS_ON = rx(
  /\b(?:en (?:cumplimiento|ejecucion|virtud|atencion|respuesta|terminos|acatamiento|contestacion|seguimiento|alcance)|con base|con fundamento|derivad[oa]|de acuerdo|conforme|segun|con motivo|a consecuencia|por virtud|al amparo|como consecuencia) (?:a|al|de|del|de la|de lo|con|en)?\s?[^.;]{0,70}?\b(?:orden|oficio|contrato|convenio|escritura|acuerdo|resolucion|sentencia|poder|solicitud|acta|autorizacion|factura|pagare|mandamiento|requerimiento|licencia|permiso|dictamen|avaluo|certificado)\b[^.;]{0,60}/,
);
const DONE =
  /\p{L}{2,}(?:ó|aron|ieron|é)(?![\p{L}])|\b(?:dio|dieron|hizo|hicieron|puso|pusieron|fue|fueron)(?![\p{L}])/iu;

function olderGround(reading: Reading): Hit[] {
  const { plain, understood, tailStart } = reading;
  const dates = reading.dates.slice(0, MOST_DATES);
  return [...plain.slice(0, tailStart).matchAll(RESTS_ON)].slice(0, MOST_DATES).flatMap((match): Hit[] => {
    const end = match.index + match[0].length;
    const ground = dates.find(
      ({ start, end: stop }) => start > match.index && stop <= end + 45 && start - match.index < 170,
    );
    const sentence = sentenceAround(plain, match.index, match.index + 10);
    const act = dates.findLast(
      (date) => date.end <= match.index && date.start >= sentence.start && match.index - date.end < 160,
    );
    if (!ground || !act || ground.fact.value <= act.fact.value) return [];
    const told = reading.span(act.start, match.index + 1);
    if (!DONE.test(understood.text.slice(told.start, told.end))) return [];
    return [{ at: { start: act.start, end: ground.end }, values: [ground.fact.value, act.fact.value] }];
  });
}

export const eventRules: readonly FindingRule[] = [
  {
    code: 'dates.story',
    severity: 'HIGH',
    types: ['CONTRACT', 'DEED', 'POWER_OF_ATTORNEY', 'CLAIM', 'WILL'],
    find: (reading) => {
      const all = [...olderGround(reading), ...stories(reading)];
      return all
        .filter(
          ({ at }, place) =>
            !all.slice(0, place).some((one) => one.at && at && one.at.start < at.end && at.start < one.at.end),
        )
        .slice(0, 2);
    },
  },
];
