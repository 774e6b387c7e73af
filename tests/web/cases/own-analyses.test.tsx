import { render, screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { MemoryRouter } from 'react-router';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { OwnAnalyses } from '#web/features/cases/documents/own-analyses.tsx';
import { GraphqlProvider } from '#web/shared/apollo/graphql-provider.tsx';
import { NO_SOCKET } from '../calendar/world.tsx';
import { row } from '../documents/documents-world.tsx';
import { api, webServer } from '../web-server.ts';

beforeAll(() => webServer.listen());
afterEach(() => webServer.resetHandlers());
afterAll(() => webServer.close());

test('what was analysed for a case elsewhere is in its documents; what was made from one of them is not told twice', async () => {
  let asked: object = {};
  webServer.use(
    api.query('OwnAnalysesOfCase', ({ variables }) => {
      asked = variables;
      return HttpResponse.json({
        data: { documents: { nodes: [row('doc_1'), row('doc_2', { caseDocumentId: 'cdo_1' })] } },
      });
    }),
  );
  render(
    <GraphqlProvider socket={NO_SOCKET}>
      <MemoryRouter>
        <OwnAnalyses caseId="cas_1" address={(id) => `/analisis/${id}`} />
      </MemoryRouter>
    </GraphqlProvider>,
  );
  const list = within(await screen.findByRole('list', { name: /Análisis de documentos/ }));
  expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/analisis/doc_1']);
  list.getByText(/^CONTRATO · 97 % de confianza/);
  expect(asked).toMatchObject({ filter: { caseId: 'cas_1' } });
});
