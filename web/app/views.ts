import { lazy } from 'react';

/** Each view is a bundle of its own: a visitor of the landing never loads the dashboard. */
export const loadLanding = () => import('#web/features/landing/index.ts');
export const loadDashboard = () => import('./dashboard/dashboard.tsx');
/** Loads the page and its data code at the same time. */
export const loadRecord = () => {
  void import('#web/features/research/index.ts').then((research) => research.loadReading()).catch(() => undefined);
  return import('./pages/record-page.tsx');
};

export const LandingPage = lazy(() => loadLanding().then((landing) => ({ default: landing.LandingPage })));
export const Dashboard = lazy(() => loadDashboard().then((dashboard) => ({ default: dashboard.Dashboard })));
export const CheckoutPage = lazy(() =>
  import('./pages/checkout-page.tsx').then((page) => ({ default: page.CheckoutPage })),
);
export const InvitationPage = lazy(() =>
  import('./pages/invitation-page.tsx').then((page) => ({ default: page.InvitationPage })),
);
export const RecordPage = lazy(() => loadRecord().then((page) => ({ default: page.RecordPage })));
export const TrialPage = lazy(() => import('./pages/trial-page.tsx').then((page) => ({ default: page.TrialPage })));
