import { counted } from './words.ts';

/** The list of laws that checked texts cite and that are not held, for operators. */
export const unheldLawListText = {
  usage: `Uso: npm run laws:unheld [-- --desde AAAA-MM-DD --json]

Leyes que citan los textos revisados y que no están en el acervo, las más citadas primero: qué conviene importar.
No muestra los textos ni de quién son.`,
  summary: (count: number) =>
    count === 0
      ? 'Ninguna revisión cita una ley que falte en el acervo.'
      : `${counted(count, 'ley citada', 'leyes citadas')} sin texto en el acervo:`,
  law: ({ name, times, reviews, lastOn }: { name: string; times: number; reviews: number; lastOn: string }) =>
    `${String(times).padStart(6)}  ${name} (${counted(reviews, 'revisión', 'revisiones')}, la última del ${lastOn})`,
} as const;
