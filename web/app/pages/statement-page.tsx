import { accessibilityStatement, statementText as text } from '#schema/text/accessibility-statement.ts';
import { openAccessibilityPanel } from '#web/shared/accessibility/open-panel.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { DocumentPage } from './document-page.tsx';

/** The accessibility statement, with the way into the settings. */
export const StatementPage = () => (
  <DocumentPage document={accessibilityStatement}>
    <div>
      <Button onClick={openAccessibilityPanel}>{text.openPanel}</Button>
    </div>
  </DocumentPage>
);
