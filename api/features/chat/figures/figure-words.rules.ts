import { shownAmount, shownDate } from '#schema/text/calculation-document.ts';
import { figureText as say } from '#schema/text/chat-figures.ts';
import { calculate, type Calculation } from '../../calculators/index.ts';
import type { FigureRequest, MissingDatum, Wage } from './figures.types.ts';

/** What an answer says of its calculation: the quantity in the first sentence, or what must be known first. */

const shownWage = ({ amount }: Wage): string =>
  amount === null ? '' : shownAmount(Number(amount).toFixed(2)).replace(/\.00$/, '');

/** The question for a datum. */
function questionFor(datum: MissingDatum, { told, kind }: Pick<FigureRequest, 'told' | 'kind'>): string {
  if (datum === 'WAGE_PERIOD' && told.wage?.amount)
    return kind === 'SUPPORT' ? say.ask.incomePeriod(shownWage(told.wage)) : say.ask.wagePeriod(shownWage(told.wage));
  return say.ask[datum];
}

function dueSentence(calculation: Calculation, today: string): string | null {
  const due =
    calculation.cautiousReading.dates.find(({ key }) => key === 'due') ??
    calculation.main.dates.find(({ key }) => key === 'due');
  return due ? (due.value < today ? say.lead.dueOver(shownDate(due.value)) : say.lead.due(shownDate(due.value))) : null;
}

function quantityOf(request: FigureRequest, calculation: Calculation, today: string): string | null {
  const { kind, input } = request;
  const { main } = calculation;
  if (kind === 'LIMITATION') return dueSentence(calculation, today);
  if (kind === 'VACATIONS' && main.total === null) {
    const [first] = main.lines;
    return first
      ? say.lead.vacationDays(first.explanation, Number((input.serviceYears as string[] | undefined)?.[0] ?? 0))
      : null;
  }
  if (main.total === null) return null;
  const total = shownAmount(main.total);
  switch (kind) {
    case 'SEVERANCE':
      return say.lead.severance(total);
    case 'SETTLEMENT':
      return say.lead.settlement(total);
    case 'AGUINALDO':
      return say.lead.aguinaldo(total);
    case 'VACATIONS':
      return say.lead.vacations(total);
    case 'OVERTIME':
      return say.lead.overtime(total);
    case 'INTEREST':
      return say.lead.interest(total);
    case 'SUPPORT':
      return say.lead.support(total);
    default:
      return say.lead.updating(total);
  }
}

export interface ToldFigure {
  /** Markdown: what comes before the rest of the answer. */
  text: string;
  /** Questions for what is missing. */
  questions: readonly { datum: MissingDatum; text: string }[];
  calculation: Calculation | null;
}

/** The words of a calculation, and the calculation itself. Never a figure while something is missing. */
export function tellFigure(request: FigureRequest, today: string): ToldFigure {
  const questions = request.missing.map((datum) => ({ datum, text: questionFor(datum, request) }));
  if (questions.length > 0) {
    const asks = questions.map(({ text }) => text);
    const isShare = request.kind === 'SUPPORT' && request.missing.includes('PERCENT');
    return { text: `${isShare ? `${say.noShare} ` : ''}${say.needs(asks)}`, questions, calculation: null };
  }
  const calculation = calculate(request.kind, request.input);
  const quantity = quantityOf(request, calculation, today);
  if (quantity === null) {
    const why = calculation.statements[0] ?? say.cannotWhy;
    return { text: say.cannot(why), questions: [], calculation };
  }
  const { cautiousReading: careful, cautious, cautiousFor, main } = calculation;
  const isOther =
    cautious[0] !== 'main' && cautiousFor !== null && careful.total !== null && careful.total !== main.total;
  const sentences = [
    quantity,
    ...(isOther && careful.total ? [say.careful(cautiousFor, shownAmount(careful.total))] : []),
    ...request.taken,
    say.below,
  ];
  return { text: sentences.join(' '), questions: [], calculation };
}
