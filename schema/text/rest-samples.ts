/** Words of the examples in the OpenAPI document. Each text is numbered, because it stands for one field. */

const words: Readonly<Record<string, string>> = {
  name: 'Ana Ejemplo',
  title: 'Amparo de ejemplo',
  client: 'Transportes de Ejemplo',
  description: 'Descripción de ejemplo',
  location: 'Sala 3',
  text: 'Texto de ejemplo',
  summary: 'Pasaje de ejemplo',
  citation: 'LFT 48',
  label: 'LFT 48',
  source: 'Ley Federal del Trabajo',
  message: 'Mensaje de ejemplo',
  query: 'despido injustificado',
};

const address = (name: string) => (n: number) => `https://ejemplo.mx/${name}/${n}`;

const made: readonly (readonly [RegExp, (n: number) => string])[] = [
  [/email$/i, (n) => `persona-${n}@ejemplo.mx`],
  [/url$/i, address('pagina')],
  [/link$/i, address('evento')],
  [/^token$/i, (n) => `eyJhbGciOiJFZERTQSJ9.ejemplo.${n}`],
  [/fileName$/i, (n) => `documento-${n}.pdf`],
  [/mediaType$/i, () => 'application/octet-stream'],
  [/sha256$/i, (n) => String(n).padStart(64, '0')],
  [/^version$/i, (n) => `0.1.${n}`],
];

export const restSamples = {
  zone: 'America/Mexico_City',
  textOf(field: string, n: number): string {
    const special = made.find(([pattern]) => pattern.test(field))?.[1];
    return special ? special(n) : `${words[field] ?? field} ${n}`;
  },
} as const;
