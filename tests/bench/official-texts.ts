import { listLawFiles, readLawFile } from '#api/features/research/importing/corpus-files.service.ts';

/** The official text of an article in force, without our own words, for the baselines. */
export interface OfficialText {
  /** `lft 48`. */
  id: string;
  /** Name of the law, the two innermost headings and the article's own heading, as in our index. */
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
