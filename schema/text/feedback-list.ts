import type { FeedbackReason, FeedbackVerdict } from '#schema/generated/contract.ts';
import { feedbackText } from './chat.ts';

/** Output of `npm run feedback`. */

interface Counts {
  helpful: number;
  notHelpful: number;
  reasons: { reason: FeedbackReason; count: number }[];
}

interface Entry {
  messageId: string;
  saidAt: string;
  feedback: { verdict: FeedbackVerdict; reasons: FeedbackReason[]; comment: string | null };
  question: string;
  answer: string;
  engine: string | null;
  model: string | null;
  citations: { label: string; state: string }[];
}

const ANSWER_SHOWN = 400;
const oneLine = (text: string, longest: number): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > longest ? `${line.slice(0, longest).toWellFormed()}…` : line;
};

export const feedbackListText = {
  usage:
    'npm run feedback [-- --desde AAAA-MM-DD] [--todo] [--json]\n' +
    'Lista las opiniones «no me sirvió» (con --todo, también las otras), de la más reciente a la más antigua.',
  summary: ({ helpful, notHelpful, reasons }: Counts) =>
    `${helpful + notHelpful} opiniones: ${helpful} «me sirvió», ${notHelpful} «no me sirvió».` +
    reasons.map(({ reason, count }) => `\n  ${feedbackText.reasons[reason]}: ${count}`).join(''),
  entry: ({ messageId, saidAt, feedback, question, answer, engine, model, citations }: Entry) =>
    [
      '',
      `${saidAt} · ${messageId} · ${feedbackText.verdicts[feedback.verdict]} · ${[engine, model].filter(Boolean).join(' ')}`,
      ...(feedback.reasons.length > 0
        ? [`  motivos: ${feedback.reasons.map((reason) => feedbackText.reasons[reason]).join(', ')}`]
        : []),
      ...(feedback.comment ? [`  comentario: ${oneLine(feedback.comment, 1000)}`] : []),
      `  pregunta: ${oneLine(question, 500)}`,
      `  respuesta: ${oneLine(answer, ANSWER_SHOWN)}`,
      ...(citations.length > 0
        ? [`  citas: ${citations.map(({ label, state }) => `${label} (${state})`).join('; ')}`]
        : []),
    ].join('\n'),
} as const;
