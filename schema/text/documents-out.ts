import { dayIn, timeIn } from '../lib/zones.ts';
import { hourName } from './deadline-days.ts';
import { writtenDay } from './days.ts';
import type { AnswerEngine } from '#schema/generated/contract.ts';
import { countedWithCommas } from './words.ts';

/** Texts of the documents that Foja creates. */
export const printText = {
  producer: 'Foja',
  /** Before the page number, and before the number of pages. */
  pageWords: ['página ', ' de '],
  page: (number: number, total: number) => `página ${number} de ${total}`,
} as const;

/** `21 de noviembre de 2026, 12:05`. */
const instant = (at: Date, zone: string): string => `${writtenDay(dayIn(zone, at))}, ${timeIn(zone, at)}`;

/** A conversation as a document. */
export const threadDocumentText = {
  subtitle: (messages: number, day: string, zone: string) =>
    `Conversación con Foja · ${countedWithCommas(messages, 'mensaje', 'mensajes')} · documento del ${writtenDay(day)} · ${hourName(zone)}`,
  empty: 'Esta conversación todavía no tiene mensajes.',
  asked: (who: string, at: Date, zone: string) => `${who} · ${instant(at, zone)}`,
  answer: 'Respuesta',
  answered: (at: Date, engine: string | null, zone: string) =>
    `Foja · ${instant(at, zone)}${engine ? ` · ${engine}` : ''}`,
  engines: {
    LOCAL: 'motor local',
    GEMINI: 'Gemini',
    OPENAI_COMPATIBLE: 'modelo generativo',
  } satisfies Record<AnswerEngine, string>,
  stopped: 'Respuesta incompleta: se detuvo mientras se escribía. Aquí está lo que había llegado.',
  writing: 'Respuesta sin terminar: se estaba escribiendo cuando se hizo este documento.',
  failed: 'No hubo respuesta.',
  abstention: 'Fuera de nuestra base: Foja no encontró con qué responder y lo dice.',
  sources: 'Fuentes',
  asOf: (day: string) => `texto al ${writtenDay(day)}`,
  cut: '[…]',
} as const;
