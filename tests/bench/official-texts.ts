import { listLawFiles, readLawFile } from '#api/features/research/importing/corpus-files.service.ts';

/** An article in force as the corpus prints it, without a word of ours: what the baselines search. */
export interface OfficialText {
  /** `lft 48`. */
  id: string;
  /** The law, the two narrowest headings and the article's own, as our index has them too. */
  title: string;
  text: string;
}

export const readOfficialTexts = (corpus: string): OfficialText[] =>
  listLawFiles(corpus).flatMap((file) => {
    const law = readLawFile(file);
    return law.articulos
      .filter(({ estado }) => estado === 'vigente')
      .map(({ articulo, epigrafe, ruta, texto }) => ({
        id: `${law.clave} ${articulo}`,
        title: [law.nombre, ...ruta.slice(-2), epigrafe ?? ''].join('. '),
        text: texto,
      }));
  });
