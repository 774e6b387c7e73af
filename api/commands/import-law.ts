/** `npm run law:import -- FILE | FOLDER | ADDRESS …`: imports laws from the publications of a congress. */
import { parseArgs } from 'node:util';
import { importText as text } from '#schema/text/research.ts';
import {
  importPublications,
  listPublications,
  type GivenIdentity,
  type PublicationOutcome,
} from '../features/research/importing/import-publications.service.ts';
import { TYPE_OF } from '../features/research/importing/corpus-format.adapter.ts';
import { parseEnv } from '../kernel/env.ts';
import { createLog } from '../kernel/log.ts';
import { createWorkerPool } from '../kernel/workers/pool.ts';
import { withDatabase } from './with-database.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    clave: { type: 'string' },
    nombre: { type: 'string' },
    'nombre-corto': { type: 'string' },
    tipo: { type: 'string' },
    materia: { type: 'string' },
    publicacion: { type: 'string' },
    reforma: { type: 'string' },
    entidad: { type: 'string' },
    local: { type: 'boolean', default: false },
    forzar: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

/** The identity that the options give; the rest is read from the publication and the index. */
function givenIdentity(): GivenIdentity {
  const type = values.tipo;
  if (type !== undefined && !(type in TYPE_OF)) throw new Error(text.lawUsage);
  return {
    ...(values.clave === undefined ? {} : { clave: values.clave }),
    ...(values.nombre === undefined ? {} : { nombre: values.nombre }),
    ...(values['nombre-corto'] === undefined ? {} : { nombre_corto: values['nombre-corto'] }),
    ...(type === undefined ? {} : { tipo: type as keyof typeof TYPE_OF }),
    ...(values.materia === undefined ? {} : { materia: values.materia }),
    ...(values.publicacion === undefined ? {} : { publicacion: values.publicacion }),
    ...(values.reforma === undefined ? {} : { ultima_reforma: values.reforma }),
    ...(values.entidad === undefined ? {} : { entidad: values.entidad }),
    ...(values.local ? { ambito: 'local' as const } : {}),
  };
}

function printOutcome(
  { source, read, key, textAsOf, writtenAs, problem, seconds }: PublicationOutcome,
  done: number,
  total: number,
) {
  console.info(text.publication(done, total, source));
  if (read)
    console.info(
      text.publicationRead({
        key: key ?? read.law.title ?? '?',
        textAsOf: textAsOf ?? '?',
        articles: read.report.articles,
        last: read.report.last,
        repealed: read.report.repealed,
        unassignedPercent: (100 * read.report.unassigned).toFixed(2),
        pages: read.pages,
        seconds: seconds.toFixed(1),
      }),
    );
  for (const warning of read?.report.warnings ?? []) console.info(text.warning(warning));
  if (problem !== null) console.info(text.refused(problem));
  else if (writtenAs !== null) console.info(text.outcome(text.writtenAs[writtenAs]));
}

async function run(): Promise<boolean> {
  const given = givenIdentity();
  const sources = positionals.flatMap(listPublications);
  const env = parseEnv(process.env);
  return withDatabase(env, async (em) => {
    const workers = createWorkerPool({ size: 1, log: createLog(env.LOG_LEVEL) });
    const options = { given, isForced: values.forzar };
    try {
      const outcomes = await importPublications({ em, workers }, sources, options, (outcome, done) =>
        printOutcome(outcome, done, sources.length),
      );
      return outcomes.every(({ problem }) => problem === null);
    } finally {
      await workers.stop();
    }
  });
}

if (values.help) console.info(text.lawUsage);
else if (positionals.length === 0) {
  console.error(text.lawUsage);
  process.exitCode = 1;
} else {
  const isClean = await run().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return false;
  });
  if (!isClean) process.exitCode = 1;
}
