import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DocumentPages } from '#web/features/cases/documents/document-pages.tsx';

type Pages = Parameters<typeof DocumentPages>[0]['pages'];
type Block = Pages[number]['blocks'][number];

const run = (text: string, part: object = {}) => ({
  __typename: 'CaseDocumentRun' as const,
  text,
  isBold: false,
  isItalic: false,
  ...part,
});
const block = (kind: Block['kind'], text: string, part: Partial<Block> = {}): Block => ({
  kind,
  level: 0,
  number: null,
  runs: [run(text)],
  rows: [],
  ...part,
});
const item = (text: string, level: number, number: number | null) => block('LIST_ITEM', text, { level, number });

describe('the preview of a document', () => {
  it('has headings, bold words, lists in their depth and tables; HTML in it is text', () => {
    const blocks = [
      block('HEADING', 'Hechos', { level: 1 }),
      block('PARAGRAPH', '', { runs: [run('PRIMERO.', { isBold: true }), run(' <img src=x onerror=alert(1)>')] }),
      item('Uno', 1, 1),
      item('De uno', 2, null),
      item('Dos', 1, 2),
      block('TABLE', '', {
        runs: [],
        rows: [
          { isHeader: true, cells: ['Concepto', 'Monto'] },
          { isHeader: false, cells: ['Salarios', '10,000'] },
        ],
      }),
    ];
    const { container } = render(<DocumentPages pages={[{ number: null, blocks }]} />);
    expect(screen.getByRole('heading', { level: 3, name: 'Hechos' })).toBeVisible();
    expect(screen.getByText('PRIMERO.').tagName).toBe('STRONG');
    expect(container.querySelector('img')).toBeNull();
    const [outer, inner] = screen.getAllByRole('list');
    expect([...(outer?.children ?? [])].map((each) => each.getAttribute('value'))).toEqual(['1', '2']);
    expect(within(inner!).getByText('De uno')).toBeVisible();
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Concepto', 'Monto']);
    expect(screen.getByRole('cell', { name: '10,000' })).toBeVisible();
  });

  it('of a PDF has its pages with their numbers, and says which is a picture', () => {
    render(
      <DocumentPages
        pages={[
          { number: 1, blocks: [block('PARAGRAPH', 'Uno')] },
          { number: 2, blocks: [] },
        ]}
      />,
    );
    expect(within(screen.getByRole('region', { name: 'Página 1' })).getByText('Uno')).toBeVisible();
    expect(screen.getByText('Página 2 de 2')).toBeVisible();
    expect(
      within(screen.getByRole('region', { name: 'Página 2' })).getByText(/es una imagen o está en blanco/),
    ).toBeVisible();
  });
});
