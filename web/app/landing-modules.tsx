import { Link } from 'react-router';
import { shellText } from '#schema/text/dashboard-screen.ts';
import { landingModulesText as text } from '#schema/text/landing-modules.ts';
import { isUnbuilt, sectionAddress } from './dashboard/sections.ts';

/** The modules of the product; each opens its section, for a visitor in the demo. */
export const LandingModules = ({ isSignedIn }: { isSignedIn: boolean }) => (
  <section aria-labelledby="modules" className="mx-auto grid w-full max-w-6xl gap-6 px-5 py-16 md:px-8">
    <div className="grid gap-2">
      <h2 id="modules" className="text-2xl font-semibold">
        {text.title}
      </h2>
      <p className="text-lg text-muted">{text.lead}</p>
    </div>
    <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
      {text.modules.map(({ title, section, body }) => (
        <li key={title} className="border-t border-line">
          <Link to={sectionAddress(section, !isSignedIn)} className="grid h-full content-start gap-0.5 py-4 group">
            <span className="flex flex-wrap items-center gap-x-2 font-medium text-accent group-hover:underline">
              {title}
              {isUnbuilt(section) && (
                <span className="rounded-full bg-sunken px-2 py-0.5 text-xs text-muted">{shellText.soon}</span>
              )}
            </span>
            <span className="text-muted">{body}</span>
          </Link>
        </li>
      ))}
    </ul>
  </section>
);
