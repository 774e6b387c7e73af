import { longDayOf } from './payments.ts';

/** Notices of meters that are almost used up. */

const meterNames = {
  chat_messages: 'consultas al chat',
  documents_analyzed: 'análisis de documentos',
  quantum_analyses: 'análisis cuánticos',
} as const;

type MeterName = keyof typeof meterNames;

interface MeterFacts {
  meter: MeterName;
  used: number;
  limit: number;
  resetsAt: Date;
}

const left = ({ used, limit }: MeterFacts): string => {
  const rest = Math.max(0, limit - used);
  return rest === 0 ? 'No te queda ninguna' : `Te queda${rest === 1 ? '' : 'n'} ${rest}`;
};

export const meterNoticeText = {
  toast: (facts: MeterFacts) =>
    `Llevas ${facts.used} de ${facts.limit} ${meterNames[facts.meter]} de tu plan. ${left(facts)} hasta el ${longDayOf(facts.resetsAt)}.`,
  subject: (facts: MeterFacts, percent: number) =>
    facts.used >= facts.limit
      ? `Usaste todas las ${meterNames[facts.meter]} de tu plan`
      : `Usaste el ${percent} % de las ${meterNames[facts.meter]} de tu plan`,
  greeting: 'Hola:',
  used: (facts: MeterFacts, plan: string) =>
    `Llevas ${facts.used} de ${facts.limit} ${meterNames[facts.meter]} del plan ${plan} en este periodo. ${left(facts)}.`,
  afterwards: (resetsAt: Date) =>
    `Al llegar al límite lo que ya hiciste se conserva, y lo nuevo espera hasta el ${longDayOf(resetsAt)}, cuando el contador vuelve a cero. No se cobra nada por excederse.`,
  more: 'Si necesitas más, puedes cambiar de plan.',
  open: 'Ver mi consumo',
  footer: 'Te avisamos una vez al 80 % y otra al 95 % de cada contador, en cada periodo.',
} as const;
