/** What the rules do not find: measured on documents that nobody had seen (`tests/bench/README.md`, set `held`). */
export const findingsLimit =
  'En documentos de prueba que las reglas no conocían encontraron 29 de 45 defectos puestos a propósito (noviembre de 2026). Léelo completo antes de firmar o presentar.';
