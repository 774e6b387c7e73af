import { Link } from 'react-router';
import { trialPageText as text } from '#schema/text/pages.ts';
import { useDocumentTitle } from '#web/shared/hooks/use-document-title.ts';
import { buttonClasses } from '#web/shared/ui/button.tsx';
import { PlainPage } from './plain-page.tsx';

/** Trials by id do not exist yet: no id is known, and the page says so. */
export function TrialPage({ registerAddress }: { registerAddress: string }) {
  useDocumentTitle(text.title);
  return (
    <PlainPage
      title={text.title}
      notice={text.notice}
      actions={
        <Link to={registerAddress} className={buttonClasses()}>
          {text.register}
        </Link>
      }
    >
      <p>{text.body}</p>
    </PlainPage>
  );
}
