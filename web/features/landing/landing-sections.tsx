import { Suspense, type ReactNode } from 'react';
import { Link } from 'react-router';
import { legalLinks } from '#schema/text/legal-links.ts';
import { landingSectionsText as text } from '#schema/text/landing-sections.ts';
import { LegalCards } from './legal-cards.tsx';
import { Pricing } from './pricing.tsx';
import { SecurityBadges } from './security-badges.tsx';
import { ServerStatus } from './server-status.tsx';

const WIDTH = 'mx-auto w-full max-w-6xl px-5 md:px-8';

const Facts = () => (
  <section aria-labelledby="facts" className="border-y border-line bg-surface">
    <div className={`${WIDTH} py-16`}>
      <h2 id="facts" className="sr-only">
        {text.factsTitle}
      </h2>
      <div className="grid gap-x-12 gap-y-10 md:grid-cols-3">
        {text.facts.map((fact) => (
          <div key={fact.title} className="grid content-start gap-2 border-t-2 border-accent pt-4">
            <h3 className="text-xl font-semibold">{fact.title}</h3>
            <p className="text-lg text-muted">{fact.body}</p>
          </div>
        ))}
      </div>
      <p className="mt-12 max-w-[72ch] text-lg">{text.audience}</p>
    </div>
  </section>
);

const Figures = () => (
  <section aria-labelledby="figures" className={`${WIDTH} grid gap-6 py-16`}>
    <h2 id="figures" className="text-2xl font-semibold">
      {text.figuresTitle}
    </h2>
    <dl className="grid gap-x-12 gap-y-8 md:grid-cols-3">
      {text.figures.map(({ value, body }) => (
        <div key={value} className="grid content-start gap-1">
          <dt className="font-serif text-3xl font-semibold text-accent tabular">{value}</dt>
          <dd>{body}</dd>
        </div>
      ))}
    </dl>
    <p className="max-w-[80ch] text-sm text-muted">{text.figuresNote}</p>
  </section>
);

/** Invented, and said to be. */
const Testimonials = () => (
  <section aria-labelledby="testimonials" className="border-t border-line bg-surface">
    <div className={`${WIDTH} grid gap-6 py-16`}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 id="testimonials" className="text-2xl font-semibold">
          {text.testimonialsTitle}
        </h2>
        <span className="rounded-full border border-line-strong px-2.5 py-0.5 text-sm font-medium text-muted">
          {text.testimonialsMark}
        </span>
      </div>
      <ul className="grid gap-6 md:grid-cols-3">
        {text.testimonials.map(({ quote, who }) => (
          <li key={who}>
            <figure className="grid gap-3 border-l-2 border-line-strong pl-5">
              <blockquote className="font-serif text-lg leading-relaxed">«{quote}»</blockquote>
              <figcaption className="text-sm text-muted">{who}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted">{text.testimonialsNote}</p>
    </div>
  </section>
);

const footerLink = 'inline-flex min-h-8 items-center underline underline-offset-2';

const Footer = () => (
  <footer className="border-t border-line">
    <div className={`${WIDTH} grid gap-5 py-8 text-sm text-muted`}>
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <nav aria-label={text.footerLinks} className="flex flex-wrap gap-x-6 gap-y-1">
          {Object.entries(legalLinks).map(([path, name]) => (
            <Link key={path} to={path} className={footerLink}>
              {name}
            </Link>
          ))}
          {text.links.map(({ address, label }) => (
            <Link key={address} to={address} className={footerLink}>
              {label}
            </Link>
          ))}
          {/* A page of the server, not of this program. */}
          <a href="/developers" className={footerLink}>
            {text.developers}
          </a>
        </nav>
        <ServerStatus />
      </div>
      <p className="max-w-[64ch]">{text.footerNote}</p>
    </div>
  </footer>
);

interface LandingSectionsProps {
  isSignedIn: boolean;
  onRegister: () => void;
  modules: ReactNode;
}

/** The landing below its first screen. */
export const LandingSections = ({ isSignedIn, onRegister, modules }: LandingSectionsProps) => (
  <>
    <Facts />
    <Figures />
    <LegalCards />
    <div className="border-t border-line bg-surface">
      <Suspense fallback={<div className="min-h-dvh" />}>{modules}</Suspense>
    </div>
    <Pricing isSignedIn={isSignedIn} onRegister={onRegister} />
    <SecurityBadges isEncrypted={window.location.protocol === 'https:'} />
    <Testimonials />
    <Footer />
  </>
);
