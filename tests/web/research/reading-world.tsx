import { Suspense } from 'react';
import { render } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { RECORD_PREFIXES } from '#schema/record-address.ts';
import { RecordPage } from '#web/app/pages/record-page.tsx';
import type {
  ReadThesisQuery,
  StatuteOutlineQuery,
  StatuteSectionQuery,
} from '#web/features/research/reading/reading.generated.ts';
import { api, webServer } from '../web-server.ts';

type Law = NonNullable<StatuteOutlineQuery['statute']>;
type Section = NonNullable<StatuteSectionQuery['statuteSection']>;
type Article = Section['articles'][number];
type Thesis = NonNullable<ReadThesisQuery['thesis']>;

const NOW = '2026-01-15';
const BEFORE = '2024-03-01';

const version = (textAsOf: string, isCurrent: boolean) => ({
  __typename: 'StatuteVersion',
  textAsOf,
  lastReformOn: textAsOf,
  articleCount: 60,
  isCurrent,
  officialUrl: 'https://www.diputados.gob.mx/LeyesBiblio/pdf/LFT.pdf',
});

const heading = (title: string, depth: number, firstArticle: string, lastArticle: string) => ({
  __typename: 'StatuteHeading',
  title,
  depth,
  firstArticle,
  lastArticle,
  articleCount: 5,
});

const SECOND = 'TITULO SEGUNDO. Relaciones Individuales de Trabajo';
const RESCISSION = 'CAPITULO IV. Rescisión de las relaciones de trabajo';
const END = 'CAPITULO V. Terminación de las relaciones de trabajo';

export const law = (part: Partial<Law> = {}): Law =>
  ({
    __typename: 'Statute',
    key: 'lft',
    name: 'Ley Federal del Trabajo',
    shortName: 'LFT',
    area: 'LABOR',
    kind: 'ACT',
    jurisdiction: 'FEDERAL',
    textAsOf: NOW,
    lastReformOn: NOW,
    laterReform: null,
    publishedOn: '1970-04-01',
    officialUrl: 'https://www.diputados.gob.mx/LeyesBiblio/pdf/LFT.pdf',
    hasOfficialText: true,
    articleCount: 1264,
    lastArticle: '1010',
    versions: [version(NOW, true), version(BEFORE, false)],
    transitoryDecrees: [],
    outline: [
      heading('TITULO PRIMERO. Principios Generales', 0, '1', '19'),
      heading(SECOND, 0, '20', '55'),
      heading(RESCISSION, 1, '46', '52'),
      heading(END, 1, '53', '55'),
      heading('TITULO TERCERO. Condiciones de Trabajo', 0, '56', '131'),
      heading('CAPITULO II. Jornada de trabajo', 1, '58', '68'),
    ],
    ...part,
  }) as Law;

const article = (number: string, text: string, part: Partial<Article> = {}): Article =>
  ({
    __typename: 'Article',
    id: `art_lft_${number.replaceAll(' ', '_')}`,
    number,
    citation: `LFT, artículo ${number}`,
    title: null,
    text,
    source: 'OFFICIAL',
    synthesis: null,
    synthesisAsOf: null,
    path: [SECOND, RESCISSION],
    isRepealed: false,
    notes: [],
    lastReformOn: null,
    laterReform: null,
    textAsOf: NOW,
    ...part,
  }) as Article;

const ARTICLES: Record<string, Article[]> = {
  first: [
    article('47', 'Son causas de rescisión:\nI. Engañarlo el trabajador;\nII. Incurrir en faltas de probidad.'),
    article('48', 'El trabajador podrá pedir tres meses de salario.', {
      synthesis: 'Quien fue despedido elige entre volver y tres meses.',
      synthesisAsOf: null,
      notes: ['Artículo reformado DOF 30-11-2012', 'Párrafo reformado DOF 01-05-2019'],
      lastReformOn: '2019-05-01',
    }),
    article('49', '(Se deroga).', { isRepealed: true }),
    article('52', 'El trabajador podrá separarse de su trabajo dentro de los treinta días.'),
  ],
  second: [
    article('53', 'Son causas de terminación:', { path: [SECOND, END] }),
    article('54', 'En el caso de la fracción IV.', { path: [SECOND, END] }),
  ],
};

const sectionOf = (
  articles: Article[],
  path: string[],
  previousArticle: string | null,
  nextArticle: string | null,
) => ({
  __typename: 'StatuteSection',
  path,
  textAsOf: NOW,
  previousArticle,
  nextArticle,
  articles,
});

const SECTIONS = [
  sectionOf(ARTICLES['first'] ?? [], [SECOND, RESCISSION], '46', '53'),
  sectionOf(ARTICLES['second'] ?? [], [SECOND, END], '52', '56'),
];

const plainKey = (number: unknown): string => String(number).toLowerCase().replace('o.', '');

export const thesis = (part: Partial<Thesis> = {}) => ({
  __typename: 'Thesis',
  id: 'tes_2032726',
  registry: '2032726',
  title: 'SUSPENSIÓN PROVISIONAL. SON INSUFICIENTES LAS MANIFESTACIONES.',
  key: 'III.7o.A.2 K (12a.)',
  kind: 'ISOLATED_THESIS',
  epoch: 'Duodécima Época',
  instance: 'Tribunales Colegiados de Circuito',
  body: 'Séptimo Tribunal Colegiado',
  subjects: ['Común'],
  location: '[TA]; 12a. Época',
  publishedOn: null,
  publishedText: '2018-06',
  bindingFrom: null,
  excerpt: 'Hechos: Una persona moral promovió…',
  text: 'Hechos: Una persona moral promovió ampliación.\nCriterio jurídico: Son insuficientes.',
  precedents: 'Queja 151/2026.',
  access: 'FULL',
  officialUrl: 'https://sjf2.scjn.gob.mx/detalle/tesis/2032726',
  verification: 'Cotejada con el repositorio de la Suprema Corte.',
  citation: 'Tesis aislada, III.7o.A.2 K (12a.), registro digital 2032726',
  cites: [],
  ...part,
});

const RULING = {
  __typename: 'Ruling',
  id: 'sen_mx-1',
  title: 'AMPARO DIRECTO EN REVISIÓN 1309/2023',
  decidedOn: '2025-08-13',
  courtName: 'Suprema Corte de Justicia de la Nación',
  area: 'CIVIL',
  excerpt: 'El asunto deriva…',
  text: 'I. COMPETENCIA\n1. Esta Sala es competente.[footnoteRef:1] [1: Por el artículo 107.]\nII. DECISIÓN\n2. Se revoca.',
  access: 'FULL',
  officialUrl: 'https://bj.scjn.gob.mx/233362',
  citation: 'Amparo directo en revisión 1309/2023',
  cites: [],
};

const cited = (number: string, title: string) => ({
  __typename: 'Article',
  id: `art_lft_${number}`,
  textAsOf: NOW,
  number,
  citation: `LFT, artículo ${number}`,
  title,
  isRepealed: false,
  source: 'OFFICIAL',
  url: `/stps/lft/${number}`,
  statute: { __typename: 'Statute', key: 'lft', name: 'Ley Federal del Trabajo', shortName: 'LFT', officialUrl: null },
});

const TOPIC = {
  __typename: 'Topic',
  id: 'top_despido-injustificado',
  title: 'Despido injustificado',
  area: 'LABOR',
  question: '¿Qué puedo exigir?',
  answer: 'Puedes volver a tu puesto o pedir tres meses [1]. Tienes dos meses [2].',
  sections: [{ __typename: 'TopicSection', heading: 'Lo que puedes reclamar', points: ['Reinstalación [1].'] }],
  term: 'Dos meses [2].',
  steps: ['Anota la fecha.'],
  articles: [cited('48', 'Reinstalación o tres meses'), cited('518', 'Prescripción: dos meses')],
};

interface Stock {
  law?: Law | null;
  thesis?: ReturnType<typeof thesis> | null;
}

const page = (nodes: object[], endCursor: string | null, totalCount: number) => ({
  __typename: 'CitingTextConnection',
  nodes,
  pageInfo: { __typename: 'PageInfo', hasNextPage: endCursor !== null, endCursor },
  totalCount,
});
const citing = (at: number) => ({
  __typename: 'CitingText',
  id: `art_lft_${at}`,
  title: `LFT, artículo ${at}`,
  kind: 'ACT',
  passage: 'en los términos del artículo 48',
  url: `/stps/lft/${at}`,
});

/** The API of reading; `asked` holds the numbers of the sections that were fetched. */
export function readingAnswers({ law: held = law(), thesis: heldThesis = thesis() }: Stock = {}) {
  const asked: string[] = [];
  webServer.use(
    api.query('StatuteOutline', ({ variables }) =>
      HttpResponse.json({ data: { statute: variables['key'] === 'lft' ? held : null } }),
    ),
    api.query('StatuteList', () =>
      HttpResponse.json({
        data: {
          statutes: [
            law({ key: 'cpeum', name: 'Constitución Política', shortName: 'CPEUM', area: 'CONSTITUTIONAL' }),
            law({ key: 'ccf', name: 'Código Civil Federal', shortName: 'CCF', area: 'CIVIL', kind: 'CODE' }),
            law(),
          ],
        },
      }),
    ),
    api.query('StatuteSection', ({ variables }) => {
      const { number, asOf } = variables as { number: string | null; asOf: string | null };
      asked.push(number ?? 'first');
      const found =
        number === null
          ? SECTIONS[0]
          : SECTIONS.find(({ articles }) => articles.some((each) => each.number === plainKey(number)));
      const isOld = asOf === BEFORE;
      const aged = found && {
        ...found,
        textAsOf: BEFORE,
        articles: found.articles.map((each) => ({ ...each, textAsOf: BEFORE, synthesis: null })),
      };
      return HttpResponse.json({ data: { statuteSection: (isOld ? aged : found) ?? null } });
    }),
    api.query('ArticleCites', () =>
      HttpResponse.json({
        data: { article: { __typename: 'Article', id: 'art_lft_48', textAsOf: NOW, cites: [] } },
      }),
    ),
    api.query('ArticleCitedBy', ({ variables }) => {
      const isFirst = variables['after'] === null;
      const nodes = isFirst ? [citing(50), citing(79)] : [citing(436)];
      return HttpResponse.json({
        data: {
          article: {
            __typename: 'Article',
            id: 'art_lft_48',
            textAsOf: NOW,
            citedBy: page(nodes, isFirst ? 'more' : null, 3),
          },
        },
      });
    }),
    api.query('ArticleVersion', () =>
      HttpResponse.json({
        data: {
          article: { ...article('48', 'El trabajador podrá pedir cuatro meses de salario.'), textAsOf: BEFORE },
        },
      }),
    ),
    api.query('ReadRuling', () => HttpResponse.json({ data: { ruling: RULING } })),
    api.query('ReadTopic', () => HttpResponse.json({ data: { topic: TOPIC } })),
    api.query('ReadThesis', () => HttpResponse.json({ data: { thesis: heldThesis } })),
  );
  return { asked };
}

const Address = () => {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{pathname + search}</p>;
};

export const openRecord = (address: string) =>
  render(
    <MemoryRouter useTransitions={false} initialEntries={[address]}>
      <Suspense fallback={null}>
        <Routes>
          {RECORD_PREFIXES.map((prefix) => (
            <Route key={prefix} path={`/${prefix}/*`} element={<RecordPage prefix={prefix} />} />
          ))}
          <Route path="*" element={null} />
        </Routes>
      </Suspense>
      <Address />
    </MemoryRouter>,
  );
