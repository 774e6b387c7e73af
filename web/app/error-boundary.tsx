import { Component, type ErrorInfo, type ReactNode } from 'react';
import { errorBoundaryText as text } from '#schema/text/shell.ts';
import { reloadPage } from '#web/shared/browser/reload-page.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Wordmark } from '#web/shared/ui/wordmark.tsx';
import { reportError } from './report-error.ts';

/** The last resort, outside of the dashboard. A section that fails has a boundary of its own in the shell. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    reportError(error.message || String(error), error, info);
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <main id="main-content" className="grid min-h-dvh place-items-center px-6">
        <div role="alert" className="grid max-w-md justify-items-center gap-5 text-center">
          <Wordmark />
          <h1 className="text-2xl font-semibold">{text.title}</h1>
          <p className="text-muted">{text.body}</p>
          <Button onClick={reloadPage}>{text.action}</Button>
        </div>
      </main>
    );
  }
}
