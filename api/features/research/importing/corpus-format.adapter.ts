import { z } from 'zod';
import jurisdictionNames from '#db/content/jurisdiction-names.json' with { type: 'json' };
import type { LawType } from '#db/content/law-index.ts';
import { foldName } from '#db/content/law-names.rules.ts';
import type { LegalArea } from '#db/content/legal-content.ts';
import type { Jurisdiction } from '#schema/generated/contract.ts';

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

const article = z.object({
  articulo: z.string().min(1),
  orden: z.number().int(),
  ruta: z.array(z.string()),
  epigrafe: z.string().nullable(),
  texto: z.string(),
  estado: z.enum(['vigente', 'derogado']),
  notas: z.array(z.string()),
  ultima_reforma: day.nullable(),
});

const law = z
  .object({
    clave: z.string().regex(/^[a-z0-9]+$/),
    nombre: z.string().min(1),
    nombre_corto: z.string().min(1),
    tipo: z.enum(['constitucion', 'codigo', 'ley', 'reglamento', 'decreto', 'acuerdo_general', 'nom', 'tratado']),
    ambito: z.enum(['federal', 'local']),
    entidad: z.string().optional(),
    materia: z.string(),
    publicacion: day,
    ultima_reforma: day.nullable(),
    texto_al: day,
    fuente: z.object({ url_pdf: z.string() }),
    n_articulos: z.number().int(),
    articulos: z.array(article).min(1),
    transitorios_originales: z.string().default(''),
    transitorios_reformas: z.string().default(''),
  })
  // Files announce how many articles they carry: one that was cut and still parses says so.
  .refine((value) => value.n_articulos === value.articulos.length, { message: 'n_articulos ≠ articulos' })
  .refine((value) => new Set(value.articulos.map((one) => one.articulo)).size === value.articulos.length, {
    message: 'articulo repetido',
  });

export type CorpusLaw = z.infer<typeof law>;
export type CorpusArticle = z.infer<typeof article>;

/** Reads one file. Throws with the first thing that is wrong in it. */
export const parseCorpusLaw = (content: string): CorpusLaw => law.parse(JSON.parse(content));

export const TYPE_OF: Record<CorpusLaw['tipo'], LawType> = {
  constitucion: 'CONSTITUTION',
  codigo: 'CODE',
  ley: 'ACT',
  reglamento: 'REGULATION',
  decreto: 'DECREE',
  acuerdo_general: 'GENERAL_AGREEMENT',
  nom: 'OFFICIAL_STANDARD',
  tratado: 'TREATY',
};

/** `null`: of a state that the list of jurisdictions does not have. */
export const jurisdictionOf = ({ ambito, entidad }: Pick<CorpusLaw, 'ambito' | 'entidad'>): Jurisdiction | null =>
  ambito === 'federal'
    ? 'FEDERAL'
    : (((jurisdictionNames as Record<string, string>)[foldName(entidad ?? '')] as Jurisdiction | undefined) ?? null);

const AREA_OF: Record<string, LegalArea> = {
  civil: 'CIVIL',
  mercantil: 'COMMERCIAL',
  consumidor: 'COMMERCIAL',
  propiedad_intelectual: 'COMMERCIAL',
  fiscal: 'TAX',
  penal: 'CRIMINAL',
  constitucional: 'CONSTITUTIONAL',
  electoral: 'CONSTITUTIONAL',
  amparo: 'CONSTITUTIONAL',
  administrativo: 'ADMINISTRATIVE',
  agrario: 'AGRARIAN',
  ambiental: 'ENVIRONMENTAL',
  familiar: 'FAMILY',
  laboral: 'LABOR',
  seguridad_social: 'LABOR',
};
/** Where our twelve areas tell finer than the corpus. */
const AREA_OF_LAW: Record<string, LegalArea> = {
  lgsm: 'CORPORATE',
  lgsc: 'CORPORATE',
  lmigra: 'INTERNATIONAL',
  lie: 'INTERNATIONAL',
  lce: 'INTERNATIONAL',
};

export const areaOfMatter = (law: CorpusLaw): LegalArea =>
  AREA_OF_LAW[law.clave] ?? AREA_OF[law.materia] ?? 'ADMINISTRATIVE';
