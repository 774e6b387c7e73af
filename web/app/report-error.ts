import type { ErrorInfo } from 'react';

const TRACE_LINES = 5;

/** Reports the error to the server. A failed report is ignored, so that it never causes a second error. */
export function reportError(message: string, error: Error, info: ErrorInfo): void {
  const stack = error.stack ?? '';
  const report = {
    error: message,
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
