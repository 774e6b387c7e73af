import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { parseRecordAddress } from '#schema/record-address.ts';
import { storedToken } from '#web/shared/session/session-storage.ts';
import { applyTheme, storedTheme } from '#web/shared/ui/theme.ts';
import '#web/shared/ui/theme.css';
import { App } from './app.tsx';
import { cleanBrowser } from './startup/clean-browser.ts';
import { loadDashboard, loadLanding, loadRecord } from './views.ts';

applyTheme(storedTheme());
void cleanBrowser();
// Fetches the view that is probably next while the health of the server is checked.
const loadProbableView = (): Promise<unknown> => {
  if (parseRecordAddress(window.location.pathname)) return loadRecord();
  return storedToken() || /[?&](view=dashboard|trial_id=)/.test(window.location.search)
    ? loadDashboard()
    : loadLanding();
};
void loadProbableView().catch(() => undefined);

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
