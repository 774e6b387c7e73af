import { Link } from 'react-router';
import { Hammer, Lock } from 'lucide-react';
import { seePlans } from '#schema/text/plan-labels.ts';
import { closedSectionText as text, lockText, unbuiltText } from '#schema/text/closed-sections.ts';
import { sectionText } from '#schema/text/dashboard-screen.ts';
import type { SessionUser } from '#web/shared/session/session-user.ts';
import { buttonClasses } from '#web/shared/ui/button.tsx';
import { isLocked, isPremiumSection, sectionAddress, type SectionId } from './sections.ts';

interface SectionNoticeProps {
  icon: typeof Lock;
  title: string;
  body: string;
  actions: readonly { address: string; label: string }[];
}

const SectionNotice = ({ icon: Icon, title, body, actions }: SectionNoticeProps) => (
  <div className="mx-auto grid max-w-xl justify-items-start gap-4 px-6 py-16 md:py-24">
    <Icon size={32} className="text-accent" aria-hidden="true" />
    <h1 className="text-3xl font-semibold">{title}</h1>
    <p className="text-lg text-muted">{body}</p>
    <div className="flex flex-wrap gap-3">
      {actions.map(({ address, label }, nth) => (
        <Link key={address} to={address} className={buttonClasses({ variant: nth === 0 ? 'primary' : 'secondary' })}>
          {label}
        </Link>
      ))}
    </div>
  </div>
);

/** What a section that is not built yet offers in its place. */
function Unbuilt({ section, isDemo }: { section: SectionId; isDemo: boolean }) {
  if (section === 'smart-contracts' || section === 'virtual-trials') {
    const actions = (['contracts', 'neural'] as const).map((id) => ({
      address: sectionAddress(id, isDemo),
      label: sectionText[id],
    }));
    const body = text.inPreparation(sectionText[section]);
    return <SectionNotice icon={Hammer} title={unbuiltText[section]} body={body} actions={actions} />;
  }
  const actions = [{ address: sectionAddress('chat', isDemo), label: text.goToChat }];
  return <SectionNotice icon={Hammer} title={sectionText[section]} body={unbuiltText[section]} actions={actions} />;
}

/** A section that the plan does not open, or that is not built yet. */
export function ClosedSection({ section, user }: { section: SectionId; user: SessionUser }) {
  if (!isPremiumSection(section) || !isLocked(section, user)) return <Unbuilt section={section} isDemo={user.demo} />;
  const actions = [
    { address: sectionAddress('subscriptions', user.demo), label: seePlans },
    { address: sectionAddress('chat', user.demo), label: text.goToChat },
  ];
  return <SectionNotice icon={Lock} title={sectionText[section]} body={lockText[section]} actions={actions} />;
}
