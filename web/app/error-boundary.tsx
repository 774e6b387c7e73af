import { Component, type ErrorInfo, type ReactNode } from 'react';
import { errorBoundaryText as text } from '#schema/text/shell.ts';
import { reloadPage } from '#web/shared/browser/reload-page.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Wordmark } from '#web/shared/ui/wordmark.tsx';

const TRACE_LINES = 5;

/** Reports the error to the server. A failed report is ignored, so that it never causes a second error. */
function reportError(error: Error, info: ErrorInfo): void {
  const stack = error.stack ?? '';
  const report = {
    error: error.message || String(error),
    stack,
    errorInfo: info.componentStack ?? '',
    timestamp: new Date().toISOString(),
    userAgent: navigator.userAgent,
    url: window.location.href,
    component_trace: stack.split('\n').slice(0, TRACE_LINES).join('\n'),
  };
  try {
    fetch('/api/log-error', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(report),
    }).catch(() => undefined);
  } catch {
    // Ignored, as said.
  }
}

export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    reportError(error, info);
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
