import { parse as parseCsv } from 'csv-parse/sync';
import { z } from 'zod';
import { isDay } from '#schema/lib/days.ts';
import { foldName } from '#db/content/law-names.rules.ts';
import type { LegalArea } from '#db/content/legal-content.ts';
import { importText } from '#schema/text/research.ts';
import type { Court, DocumentKind } from '#schema/generated/contract.ts';

/** A thesis as the Semanario publishes it, whatever the file calls its fields. */
export interface ThesisFile {
  registry: string;
  title: string;
  text: string;
  precedents: string | null;
  epoch: string | null;
  instance: string | null;
  body: string | null;
  subjects: string[];
  kind: DocumentKind;
  key: string | null;
  location: string | null;
  publishedText: string | null;
  publishedOn: string | null;
  bindingFrom: string | null;
  officialUrl: string | null;
  isChecked: boolean;
}

export interface RulingFile {
  id: string;
  title: string;
  text: string;
  courtName: string;
  decidedOn: string | null;
  officialUrl: string | null;
}

type Cells = Record<string, unknown>;

/** Names of fields in the files of the Court and of those who copy them; folded, joined by `_`. */
const FIELDS: Record<string, string> = {
  registro_digital: 'registry',
  registro: 'registry',
  ius: 'registry',
  num_registro: 'registry',
  rubro: 'title',
  texto: 'text',
  precedentes: 'precedents',
  precedente: 'precedents',
  epoca: 'epoch',
  instancia: 'instance',
  organo: 'body',
  organo_jurisdiccional: 'body',
  organo_emisor: 'body',
  organo_juris: 'body',
  materias: 'subjects',
  materia: 'subjects',
  materia_s: 'subjects',
  tipo: 'kind',
  tipo_tesis: 'kind',
  tipo_de_tesis: 'kind',
  clave: 'key',
  tesis: 'key',
  numero_de_tesis: 'key',
  num_tesis: 'key',
  localizacion: 'location',
  fuente_publicacion: 'location',
  fecha_publicacion: 'published',
  fecha_de_publicacion: 'published',
  publicacion: 'published',
  obligatoria_desde: 'binding',
  fecha_obligatoria: 'binding',
  url_oficial: 'url',
  url: 'url',
  liga: 'url',
  cotejo: 'check',
};

const MEXICAN_DAY = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;

/** `2026-10-02` and `02/10/2026`; `null` for what is not a day of the calendar. */
function dayOf(text: string | null): string | null {
  const mexican = MEXICAN_DAY.exec(text ?? '');
  const iso = mexican
    ? `${mexican[3]}-${mexican[2]?.padStart(2, '0')}-${mexican[1]?.padStart(2, '0')}`
    : (text ?? '').slice(0, 10);
  return isDay(iso) ? iso : null;
}

const textOf = (value: unknown): string | null => {
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : '';
  return text === '' ? null : text.normalize('NFC');
};

const listOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : (textOf(value) ?? '').split(/[,;|]/)).flatMap((each) => textOf(each) ?? []);

const thesis = z.object({
  registry: z.string().regex(/^\d{5,8}$/, importText.badRegistry),
  title: z.string().min(5, importText.missing('rubro')).max(3000),
  text: z.string().min(20, importText.missing('texto')).max(200_000),
});

function renamed(cells: Cells): Cells {
  const named: Cells = {};
  for (const [name, value] of Object.entries(cells)) {
    const field = FIELDS[foldName(name).replaceAll(' ', '_')];
    if (field && named[field] === undefined && value !== '') named[field] = value;
  }
  return named;
}

function toThesis(cells: Cells): ThesisFile {
  const named = renamed(cells);
  const required = thesis.parse({
    registry: textOf(named['registry']) ?? '',
    title: textOf(named['title']) ?? '',
    text: textOf(named['text']) ?? '',
  });
  const published = textOf(named['published']);
  return {
    ...required,
    precedents: textOf(named['precedents']),
    epoch: textOf(named['epoch']),
    instance: textOf(named['instance']),
    body: textOf(named['body']),
    subjects: listOf(named['subjects']),
    kind: /jurisprudencia/i.test(textOf(named['kind']) ?? '') ? 'JURISPRUDENCE' : 'ISOLATED_THESIS',
    key: textOf(named['key']),
    location: textOf(named['location']),
    publishedText: published,
    publishedOn: dayOf(published),
    bindingFrom: dayOf(textOf(named['binding'])),
    officialUrl: httpUrl(textOf(named['url'])),
    isChecked: textOf(named['check']) === 'api_scjn',
  };
}

const httpUrl = (text: string | null): string | null => (text && /^https?:\/\//.test(text) ? text : null);

const ruling = z.object({
  id: z.string().regex(/^[\w-]{3,80}$/, importText.missing('id')),
  title: z.string().min(3, importText.missing('título')).max(1000),
  text: z.string().min(100, importText.missing('texto')).max(5_000_000),
  courtName: z.string().min(3, importText.missing('tribunal')),
});

function toRuling(cells: Cells): RulingFile {
  const required = ruling.parse({
    id: textOf(cells['id']) ?? '',
    title: textOf(cells['titulo']) ?? '',
    text: textOf(cells['texto']) ?? '',
    courtName: textOf(cells['tribunal']) ?? '',
  });
  return { ...required, decidedOn: dayOf(textOf(cells['fecha'])), officialUrl: httpUrl(textOf(cells['url_oficial'])) };
}

const record = z.record(z.string(), z.unknown());

/** Rows of a JSON array, of JSON lines or of CSV with a header, each with its line or place for messages. */
function readRows(content: string, fileName: string): { place: number; cells: Cells }[] {
  if (/\.csv$/i.test(fileName)) {
    const rows = parseCsv(content, { columns: true, bom: true, skip_empty_lines: true, trim: true }) as Cells[];
    return rows.map((cells, at) => ({ place: at + 2, cells }));
  }
  const trimmed = content.replace(/^\uFEFF/, '').trim();
  if (trimmed.startsWith('['))
    return z
      .array(record)
      .parse(JSON.parse(trimmed))
      .map((cells, at) => ({ place: at + 1, cells }));
  return trimmed.split('\n').flatMap((line, at) => {
    if (line.trim() === '') return [];
    try {
      return [{ place: at + 1, cells: record.parse(JSON.parse(line)) }];
    } catch {
      throw new Error(importText.brokenLine(at + 1));
    }
  });
}

/** Reads a whole file or throws with the first thing that is wrong in it, and where. */
function readAll<T>(content: string, fileName: string, read: (cells: Cells) => T, keyOf: (item: T) => string): T[] {
  const found = new Map<string, T>();
  for (const { place, cells } of readRows(content, fileName)) {
    let item: T;
    try {
      item = read(cells);
    } catch (error) {
      const detail = error instanceof z.ZodError ? (error.issues[0]?.message ?? '') : String(error);
      throw new Error(importText.badRow(place, detail), { cause: error });
    }
    if (found.has(keyOf(item))) throw new Error(importText.repeatedRow(place, keyOf(item)));
    found.set(keyOf(item), item);
  }
  if (found.size === 0) throw new Error(importText.noRows);
  return [...found.values()];
}

export const parseTheses = (content: string, fileName: string): ThesisFile[] =>
  readAll(content, fileName, toThesis, ({ registry }) => registry);

export const parseRulings = (content: string, fileName: string): RulingFile[] =>
  readAll(content, fileName, toRuling, ({ id }) => id);

const COURTS: [RegExp, Court][] = [
  [/suprema corte|^pleno$|primera sala|segunda sala|tercera sala|cuarta sala/i, 'SUPREME_COURT'],
  [/plenos? (?:regional|de circuito)/i, 'REGIONAL_PLENARIES'],
  [/colegiad/i, 'COLLEGIATE_CIRCUIT_COURTS'],
  [/juzgados? de distrito/i, 'DISTRICT_COURTS'],
  [/laboral/i, 'FEDERAL_LABOR_COURTS'],
  [/justicia (?:fiscal y )?administrativa/i, 'FEDERAL_ADMINISTRATIVE_COURT'],
  [/superior(?:es)? de justicia/i, 'STATE_SUPERIOR_COURTS'],
];

export const courtNamed = (name: string | null): Court | null =>
  COURTS.find(([pattern]) => pattern.test(name ?? ''))?.[1] ?? null;

const AREAS: [RegExp, LegalArea][] = [
  [/penal/i, 'CRIMINAL'],
  [/laboral|trabajo/i, 'LABOR'],
  [/familiar/i, 'FAMILY'],
  [/mercantil/i, 'COMMERCIAL'],
  [/civil/i, 'CIVIL'],
  [/fiscal|tributari/i, 'TAX'],
  [/agrari/i, 'AGRARIAN'],
  [/ambiental/i, 'ENVIRONMENTAL'],
  [/administrativ/i, 'ADMINISTRATIVE'],
];

/** «Común» and «Constitucional» are the area of amparo. */
export const areaOfSubjects = (subjects: readonly string[]): LegalArea =>
  AREAS.find(([pattern]) => subjects.some((subject) => pattern.test(subject)))?.[1] ?? 'CONSTITUTIONAL';
