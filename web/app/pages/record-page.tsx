import { Link } from 'react-router';
import { commonText } from '#schema/text/common.ts';
import { recordPageText as text } from '#schema/text/shell.ts';
import { useDocumentTitle } from '#web/shared/hooks/use-document-title.ts';
import { buttonClasses } from '#web/shared/ui/button.tsx';
import { PlainPage } from './plain-page.tsx';

/** Where result links lead. Reading records is a later issue; until then every record is unknown. */
export function RecordPage({ kind }: { kind: keyof typeof text.titles }) {
  useDocumentTitle(text.titles[kind]);
  return (
    <PlainPage
      title={text.titles[kind]}
      notice={text.notFound}
      actions={
        <Link to="/" className={buttonClasses()}>
          {commonText.home}
        </Link>
      }
    >
      <p>{text.body}</p>
    </PlainPage>
  );
}
