import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { AnswerCalculation } from '#web/features/chat/answer-calculation.tsx';

const READING = {
  __typename: 'CalculationReading' as const,
  id: 'main',
  label: '',
  total: '36000.00',
  lines: [
    {
      __typename: 'CalculationLine' as const,
      concept: 'tres meses de salario',
      explanation: '90 × 400.00',
      amount: '36000.00',
      articles: [],
    },
  ],
  dates: [],
};

const draw = (calculation: Parameters<typeof AnswerCalculation>[0]['calculation']) =>
  render(
    <MemoryRouter>
      <AnswerCalculation
        calculation={calculation}
        addressOf={({ kind, values }) => `/dashboard?${new URLSearchParams({ calc: kind, values })}`}
      />
    </MemoryRouter>,
  );

test('what is missing is asked, and no figure is shown', () => {
  draw({ kind: 'SEVERANCE', values: '{}', missing: ['¿ganabas $12,000 al mes?'], calculation: null });
  expect(screen.getByText('¿ganabas $12,000 al mes?')).toBeInTheDocument();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('the table is shown with its assumptions, and the calculator opens with the same values', async () => {
  const values = '{"severance":{"monthlySalary":"12000"}}';
  draw({
    kind: 'SEVERANCE',
    values,
    missing: [],
    calculation: {
      kind: 'SEVERANCE',
      name: 'Liquidación',
      computable: 'YES',
      isEstimate: false,
      isMainCautious: true,
      cautiousFor: null,
      assumptions: ['Salario diario = mensual/30.'],
      statements: [],
      main: READING,
      alternatives: [],
      cautious: READING,
      bases: [],
      articles: [],
    },
  });
  const table = await screen.findByRole('table');
  expect(within(table).getAllByText('$36,000.00')).toHaveLength(2);
  expect(screen.getByText('Salario diario = mensual/30.')).toBeInTheDocument();
  const link = screen.getByRole('link', { name: 'Abrir en Calculadoras' });
  expect(new URLSearchParams(link.getAttribute('href')?.split('?')[1]).get('values')).toBe(values);
});
