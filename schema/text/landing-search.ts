/** The specialised search that the clause of the demo chat opens. */
export const clauseSearchText = {
  title: 'Búsqueda especializada de jurisprudencia',
  clauses: 'Tipo de cláusula',
  searching: 'Buscando en el acervo…',
  steps: ['Leyendo la cláusula', 'Buscando en leyes y códigos', 'Buscando tesis y sentencias'],
  failedTitle: 'No se pudo buscar en el acervo',
  failed: 'El servidor no respondió. Tu conexión o el servicio pueden estar fallando.',
  laws: 'Leyes y códigos',
  precedents: 'Jurisprudencia y sentencias',
  topics: 'Temas explicados',
  noPrecedents: 'El acervo de este servidor no tiene tesis ni sentencias sobre esta cláusula.',
  nothing: 'El acervo de este servidor no tiene nada sobre esta cláusula.',
  count: (count: number) => (count === 1 ? '1 resultado' : `${count} resultados`),
  relevance: (percent: number) => `Relevancia ${percent} %`,
  all: 'Ver todo en la búsqueda',
} as const;

/** The clauses that can be looked up, by the value of `consultation_type` in the address. */
export const consultations = {
  clausula_contractual: {
    name: 'Pena convencional',
    clause: '«Si el inquilino se va antes, paga toda la renta que falte».',
    query: 'tope de la pena convencional en el contrato',
  },
  clausula_laboral: {
    name: 'Renuncia a prestaciones',
    clause: '«El trabajador renuncia a reclamar horas extra y aguinaldo».',
    query: 'cláusula de renuncia a prestaciones laborales',
  },
  clausula_adhesion: {
    name: 'Cláusula abusiva',
    clause: '«El proveedor podrá cambiar el precio y las condiciones sin aviso».',
    query: 'cláusula abusiva en contrato de adhesión',
  },
} as const;
