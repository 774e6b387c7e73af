import type { RecordAddress } from '#schema/record-address.ts';
import { ArticlePage } from './article-page.tsx';
import { LinksContext, type ReadingLinks } from './links.ts';
import { ReadingFrame } from './reading-frame.tsx';
import { NotFound } from './record-states.tsx';
import { RulingPage } from './ruling-page.tsx';
import { StatuteListPage } from './statute-list-page.tsx';
import { StatutePage } from './statute-page.tsx';
import { ThesisPage } from './thesis-page.tsx';
import { TopicPage } from './topic-page.tsx';
import './reading-page.css';

export interface ReadingPageProps {
  /** The record of the URL; `null` if the URL is invalid. */
  record: RecordAddress | null;
  /** Heading of the page if the record is not held. */
  missingTitle: string;
  links: ReadingLinks;
}

function RecordView({ record, missingTitle }: Omit<ReadingPageProps, 'links'>) {
  switch (record?.kind) {
    case 'statutes':
      return <StatuteListPage />;
    case 'statute':
      return <StatutePage key={record.statute} statute={record.statute} missingTitle={missingTitle} />;
    case 'article':
      return (
        <ArticlePage key={record.statute} statute={record.statute} number={record.number} missingTitle={missingTitle} />
      );
    case 'thesis':
      return <ThesisPage key={record.registry} registry={record.registry} missingTitle={missingTitle} />;
    case 'ruling':
      return <RulingPage key={record.id} id={record.id} missingTitle={missingTitle} />;
    case 'topic':
      return <TopicPage key={record.slug} slug={record.slug} missingTitle={missingTitle} />;
    default:
      return <NotFound title={missingTitle} />;
  }
}

/** Any record of the stock at its own address: law, article, thesis, ruling or topic. */
export const ReadingPage = ({ links, ...record }: ReadingPageProps) => (
  <LinksContext value={links}>
    <ReadingFrame>
      <RecordView {...record} />
    </ReadingFrame>
  </LinksContext>
);
