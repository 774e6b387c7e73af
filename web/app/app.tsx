import { Suspense } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router';
import { RECORD_PREFIXES } from '#schema/record-address.ts';
import { Toaster } from '#web/shared/ui/toaster.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { InvitationRoute, LandingRoute, ShellRoute } from './shell-route.tsx';
import { LoadingScreen } from './startup/startup-screens.tsx';
import { Startup } from './startup/startup.tsx';
import { DEADLINES_PATH, INVITATION_PATH } from './select-view.ts';
import { CheckoutPage, RecordPage } from './views.ts';

/** Every address of Foja. A path that is not listed is the landing. */
export const AppRoutes = () => (
  <Routes>
    {['/', '/dashboard', '/subscriptions', '/cases/:caseId', `${DEADLINES_PATH}/:room`].map((path) => (
      <Route key={path} path={path} element={<ShellRoute />} />
    ))}
    <Route path="/checkout" element={<CheckoutPage />} />
    <Route path={INVITATION_PATH} element={<InvitationRoute />} />
    {RECORD_PREFIXES.map((prefix) => (
      <Route key={prefix} path={`/${prefix}/*`} element={<RecordPage prefix={prefix} />} />
    ))}
    <Route path="*" element={<LandingRoute />} />
  </Routes>
);

/**
 * Addresses change at once, not in a transition: a query whose variables come from the address is asked while it renders,
 * its news render the page as it was, and the two would go on replacing each other, with a request every time.
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
    </BrowserRouter>
  </ErrorBoundary>
);
