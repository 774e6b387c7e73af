import { useEffect, type ReactNode } from 'react';
import { CloudOff, ServerCrash } from 'lucide-react';
import { commonText } from '#schema/text/common.ts';
import { startupScreenText as text } from '#schema/text/shell.ts';
import { reloadPage } from '#web/shared/browser/reload-page.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Wordmark } from '#web/shared/ui/wordmark.tsx';

const RELOAD_AFTER_MS = 3_000;

const Screen = ({ children }: { children: ReactNode }) => (
  <main id="main-content" className="grid min-h-dvh place-items-center px-6 py-12">
    <div className="grid w-full max-w-md justify-items-center gap-5 text-center">{children}</div>
  </main>
);

const Skeleton = () => (
  <span aria-hidden="true" className="block h-0.5 w-28 overflow-hidden rounded-full bg-line">
    <span className="block h-full w-1/2 rounded-full bg-accent animate-pulse-soft" />
  </span>
);

export const LoadingScreen = () => (
  <Screen>
    <Wordmark size="lg" />
    <Skeleton />
    <p role="status" className="text-muted">
      {text.connecting}
    </p>
  </Screen>
);

export const ConnectionErrorScreen = ({ onRetry }: { onRetry: () => void }) => (
  <Screen>
    <CloudOff size={36} className="text-danger" aria-hidden="true" />
    <div role="alert" className="grid gap-2">
      <h1 className="text-2xl font-semibold">{text.connectionErrorTitle}</h1>
      <p className="text-muted">{text.connectionErrorBody}</p>
    </div>
    <Button onClick={onRetry}>{commonText.retry}</Button>
  </Screen>
);

/** Reloads the page after three seconds, or at once when the button is pressed. */
export function ProblemsScreen() {
  useEffect(() => {
    const timer = setTimeout(reloadPage, RELOAD_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Screen>
      <ServerCrash size={36} className="text-warning" aria-hidden="true" />
      <div role="alert" className="grid gap-2">
        <h1 className="text-2xl font-semibold">{text.problemsTitle}</h1>
        <p className="text-muted">{text.problemsBody}</p>
      </div>
      <p role="status" className="flex items-center gap-3 font-medium">
        <Skeleton />
        {text.reconnecting}
      </p>
      <Button variant="secondary" onClick={reloadPage}>
        {text.reconnectNow}
      </Button>
    </Screen>
  );
}
