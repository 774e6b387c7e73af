import { lazyPart } from '#web/shared/parts/lazy-part.tsx';

/** Each view is a bundle of its own: a visitor of the landing never loads the dashboard. */
export const loadLanding = () => import('#web/features/landing/index.ts');
export const loadDashboard = () => import('./dashboard/dashboard.tsx');
/** Loads the page and its data code at the same time. */
export const loadRecord = () => {
  void import('#web/features/research/index.ts').then((research) => research.loadReading()).catch(() => undefined);
  return import('./pages/record-page.tsx');
};

export const LandingPage = lazyPart(() => loadLanding().then(({ LandingPage }) => LandingPage));
export const Dashboard = lazyPart(() => loadDashboard().then(({ Dashboard }) => Dashboard));
export const CheckoutPage = lazyPart(() =>
  import('./pages/checkout-page.tsx').then(({ CheckoutPage }) => CheckoutPage),
);
export const PlansPage = lazyPart(() => import('./pages/plans-page.tsx').then(({ PlansPage }) => PlansPage));
export const ClaimPage = lazyPart(() => import('./pages/claim-page.tsx').then(({ ClaimPage }) => ClaimPage));
export const InvitationPage = lazyPart(() =>
  import('./pages/invitation-page.tsx').then(({ InvitationPage }) => InvitationPage),
);
export const VisitorReturn = lazyPart(() =>
  import('./pages/visitor-return.tsx').then(({ VisitorReturn }) => VisitorReturn),
);
export const LegalPage = lazyPart(() => import('./pages/legal-page.tsx').then(({ LegalPage }) => LegalPage));
export const RecordPage = lazyPart(() => loadRecord().then(({ RecordPage }) => RecordPage));
export const TrialPage = lazyPart(() => import('./pages/trial-page.tsx').then(({ TrialPage }) => TrialPage));
