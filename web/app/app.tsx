import { Suspense } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router';
import { RECORD_PREFIXES } from '#schema/record-address.ts';
import { legalLinks } from '#schema/text/legal-links.ts';
import { Toaster } from '#web/shared/ui/toaster.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { InvitationRoute, LandingRoute, ShellRoute } from './shell-route.tsx';
import { LoadingScreen } from './startup/startup-screens.tsx';
import { Startup } from './startup/startup.tsx';
import { DEADLINES_PATH, INVITATION_PATH } from './select-view.ts';
import { Accessibility, LegalPage, PublicPage, RecordPage } from './views.ts';

/** Every route of Foja. An unknown path shows the landing. */
const AppRoutes = () => (
  <Routes>
    {['/', '/dashboard', '/subscriptions', '/cases/:caseId', `${DEADLINES_PATH}/:screen`].map((path) => (
      <Route key={path} path={path} element={<ShellRoute />} />
    ))}
    {['/checkout', '/planes', '/restablecer', '/verificar/*'].map((path) => (
      <Route key={path} path={path} element={<PublicPage />} />
    ))}
    {Object.keys(legalLinks).map((path) => (
      <Route key={path} path={path} element={<LegalPage />} />
    ))}
    <Route path={INVITATION_PATH} element={<InvitationRoute />} />
    {RECORD_PREFIXES.map((prefix) => (
      <Route key={prefix} path={`/${prefix}/*`} element={<RecordPage prefix={prefix} />} />
    ))}
    <Route path="*" element={<LandingRoute />} />
  </Routes>
);

/**
 * No React transitions for routing. A query whose variables come from the URL starts during the render of the
 * transition, and its result renders the page with the old URL. The two would replace each other endlessly, with one
 * request each time.
 */
export const App = () => (
  <ErrorBoundary>
    <BrowserRouter useTransitions={false}>
      <Startup>
        <Suspense fallback={<LoadingScreen />}>
          <AppRoutes />
        </Suspense>
      </Startup>
      <Toaster />
      <Suspense>
        <Accessibility />
      </Suspense>
    </BrowserRouter>
  </ErrorBoundary>
);
