/** Words of the explorer of operations. */
export const explorerText = {
  title: 'Explorador de operaciones',
  description: 'Escribe operaciones GraphQL con autocompletado y ve su respuesta, su costo y lo que queda de tu llave.',
  needsScript: 'El explorador necesita JavaScript. La guía se lee sin él.',
  guide: 'Guía',
  language: 'English guide',
  credential: 'Actuar con',
  withSession: 'Mi sesión',
  withKey: 'Una llave de API',
  withNothing: 'Sin identificarme',
  noSession: 'No hay sesión en este navegador: inicia sesión en Foja y vuelve a cargar esta página, o usa una llave.',
  key: 'Llave',
  keyHelp: 'Se queda en esta página: no se guarda y se olvida al cerrarla.',
  operation: 'Operación',
  variables: 'Variables (JSON)',
  operationName: 'Cuál ejecutar',
  run: 'Ejecutar',
  stop: 'Detener',
  format: 'Dar formato',
  runHint: 'Ctrl + Entrar',
  suggestions: 'Sugerencias',
  suggestHint: 'Ctrl + Espacio sugiere. Entrar acepta, Escape cierra, Tab sale del editor.',
  answer: 'Respuesta',
  empty: 'Aquí aparecerá la respuesta.',
  waiting: 'Esperando la respuesta…',
  listening: 'Escuchando. Cada aviso aparece aquí al llegar.',
  unreachable: 'El servidor no respondió. Revisa tu conexión y vuelve a intentar.',
  variablesInvalid: 'Las variables no son JSON válido.',
  formatInvalid: 'La operación tiene un error de escritura: corrígelo para darle formato.',
  schemaFailed: 'No se pudo leer el contrato. Sin él no hay sugerencias ni documentación.',
  retry: 'Volver a intentar',
  status: (status: number, milliseconds: number) => `Estado ${status} en ${milliseconds} ms`,
  cost: (points: number) => (points === 1 ? '1 punto' : `${points} puntos`),
  left: (remaining: number, limit: number) => `Quedan ${remaining} de ${limit} peticiones de la hora`,
  problems: 'Problemas',
  line: (line: number) => `Línea ${line}`,
  docs: 'Documentación',
  docsSearch: 'Buscar un campo o un tipo',
  back: 'Volver',
  inReference: 'Ver en la referencia',
  noDocs: 'Nada con ese nombre.',
  first: `# Escribe una operación y ejecútala con Ctrl + Entrar.
query Casos {
  cases(first: 10) {
    nodes {
      id
      title
      status
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
`,
} as const;
