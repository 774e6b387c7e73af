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
/** The public pages are one file that knows its parts: each file costs the first load its name. */
const loadPublicPages = () => import('./pages/public-pages.tsx');
export const PublicPage = lazyPart(() => loadPublicPages().then(({ PublicPage }) => PublicPage));
export const VisitorReturn = lazyPart(() => loadPublicPages().then(({ VisitorReturn }) => VisitorReturn));
export const InvitationPage = lazyPart(() =>
  import('./pages/invitation-page.tsx').then(({ InvitationPage }) => InvitationPage),
);
/** The button of the accessibility panel, and the settings at work. */
export const Accessibility = lazyPart(() =>
  import('#web/features/accessibility/index.ts').then(({ Accessibility }) => Accessibility),
);
export const LegalPage = lazyPart(() => import('./pages/legal-page.tsx').then(({ LegalPage }) => LegalPage));
export const RecordPage = lazyPart(() => loadRecord().then(({ RecordPage }) => RecordPage));
export const TrialPage = lazyPart(() => import('./pages/trial-page.tsx').then(({ TrialPage }) => TrialPage));
