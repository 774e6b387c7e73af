import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A law in the corpus format with invented content. `texts`: number and text of each article. */
export const aLaw = (
  changes: Record<string, unknown> = {},
  texts: [string, string][] = [
    ['1', 'Los zapatos verdes se devuelven en nueve días.'],
    ['2', '(Se deroga)'],
  ],
) => ({
  clave: 'lzap',
  nombre: 'Ley de los Zapatos',
  nombre_corto: 'LZAP',
  tipo: 'ley',
  ambito: 'federal',
  materia: 'consumidor',
  publicacion: '2020-01-01',
  ultima_reforma: null,
  texto_al: '2020-01-01',
  fuente: { url: 'https://example.org', url_pdf: 'https://example.org/lzap.pdf' },
  n_articulos: texts.length,
  articulos: texts.map(([articulo, texto], at) => ({
    articulo,
    orden: at + 1,
    ruta: ['TÍTULO ÚNICO'],
    epigrafe: null,
    texto,
    estado: texto.startsWith('(Se deroga') ? 'derogado' : 'vigente',
    notas: [],
    ultima_reforma: null,
  })),
  ...changes,
});

/** A thesis with invented content, with the fields of the Semanario Judicial. */
export const aThesis = (changes: Record<string, unknown> = {}) => ({
  registro_digital: 2099001,
  rubro: 'ZAPATOS VERDES. EL PLAZO PARA DEVOLVERLOS CORRE DESDE QUE SE ENTREGAN (EJEMPLO).',
  texto:
    'Hechos: Una zapatería de ejemplo negó la devolución. Criterio: el plazo corre desde la entrega. Justificación: el artículo 48 de la Ley Federal del Trabajo no rige la compraventa de calzado, y los zapatos verdes se devuelven.',
  precedentes: 'Amparo directo 1/2020. Ejemplo.',
  epoca: 'Undécima Época',
  instancia: 'Tribunales Colegiados de Circuito',
  organo: 'Primer Tribunal Colegiado de Ejemplo',
  materias: ['Civil'],
  tipo: 'aislada',
  clave: 'I.1o.C.9 C (11a.)',
  localizacion: 'Gaceta de ejemplo',
  fecha_publicacion: '2024-03-01',
  obligatoria_desde: null,
  url_oficial: 'https://example.org/tesis/2099001',
  cotejo: 'api_scjn',
  ...changes,
});

export const aRuling = (changes: Record<string, unknown> = {}) => ({
  id: 'ejemplo-1',
  titulo: 'AMPARO DIRECTO DE EJEMPLO 1/2024',
  fecha: '2024-05-20',
  tribunal: 'Suprema Corte de Justicia de la Nación',
  url_oficial: 'https://example.org/sentencia/1',
  texto: [
    'Sentencia de ejemplo sobre calzado.',
    ...Array.from(
      { length: 30 },
      (_, at) => `Considerando ${at + 1}. Texto de relleno sobre trámites del juicio de ejemplo.`,
    ),
    'Los zapatos verdes con agujeta dorada se devuelven con su caja, conforme al artículo 92 de la Ley Federal de Protección al Consumidor.',
  ].join('\n'),
  ...changes,
});

export interface Corpus {
  folder: string;
  put(name: string, content: unknown): void;
  remove(): void;
}

/** A temporary corpus folder: laws at the top, theses in `tesis`, rulings in `sentencias`. */
export function aCorpus(files: Record<string, unknown> = {}): Corpus {
  const folder = mkdtempSync(path.join(tmpdir(), 'foja-corpus-'));
  const corpus = {
    folder,
    put(name: string, content: unknown) {
      mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      writeFileSync(path.join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
  for (const [name, content] of Object.entries(files)) corpus.put(name, content);
  return corpus;
}
