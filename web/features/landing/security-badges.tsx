import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { BadgeCheck } from 'lucide-react';
import { landingSectionsText as text } from '#schema/text/landing-sections.ts';

const { tls, hash, second, privacy } = text.badges;

const Badge = ({ body, children }: { body: string; children: ReactNode }) => (
  <li className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 rounded-md border border-line bg-surface p-5">
    <BadgeCheck size={22} className="mt-0.5 text-positive" aria-hidden="true" />
    <h3 className="font-sans text-base font-semibold">{children}</h3>
    <p className="col-start-2 text-muted">{body}</p>
  </li>
);

/**
 * What is true of this server, and nothing else.
 * @param isEncrypted Whether this page came over TLS; without it the server may not claim it.
 */
export const SecurityBadges = ({ isEncrypted }: { isEncrypted: boolean }) => (
  <section aria-labelledby="security" className="border-t border-line">
    <div className="mx-auto grid w-full max-w-6xl gap-6 px-5 py-16 md:px-8">
      <div className="grid gap-2">
        <h2 id="security" className="text-2xl font-semibold">
          {text.securityTitle}
        </h2>
        <p className="text-lg text-muted">{text.securityLead}</p>
      </div>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(16rem,100%),1fr))] gap-4">
        {isEncrypted && <Badge body={tls.body}>{tls.title}</Badge>}
        <Badge body={hash.body}>{hash.title}</Badge>
        <Badge body={second.body}>{second.title}</Badge>
        <Badge body={privacy.body}>
          <Link to="/privacidad" className="text-accent underline underline-offset-2">
            {privacy.title}
          </Link>
        </Badge>
      </ul>
    </div>
  </section>
);
