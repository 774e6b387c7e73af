import { BriefcaseBusiness, ChartNoAxesCombined, FileSearch, Scale, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router';
import { shellText } from '#schema/text/dashboard-screen.ts';
import { homeText as text } from '#schema/text/home-screen.ts';
import { buttonClasses } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { TOUCH_TARGET } from '#web/shared/ui/touch-target.ts';
import { isUnbuilt, sectionAddress, type SectionId } from '../sections.ts';

const QUICK: { id: SectionId; icon: LucideIcon; title: string }[] = [
  { id: 'chat', icon: Scale, title: text.quickChat },
  { id: 'documents', icon: FileSearch, title: text.quickDocuments },
  { id: 'cases', icon: BriefcaseBusiness, title: text.quickCases },
  { id: 'analytics', icon: ChartNoAxesCombined, title: text.quickReports },
];

/** The quick access of the specification: the sidebar has these sections too, so it is one line. */
export const QuickAccess = ({ isDemo }: { isDemo: boolean }) => (
  <nav aria-label={text.quickAccess} className="flex flex-wrap items-center gap-2">
    <h2 className="mr-2 font-sans text-sm font-medium text-muted max-sm:w-full">{text.quickAccess}</h2>
    {QUICK.map(({ id, icon: Icon, title }) => (
      <Link
        key={id}
        to={sectionAddress(id, isDemo)}
        className={cx(buttonClasses({ variant: 'secondary', size: 'sm' }), TOUCH_TARGET)}
      >
        <Icon size={16} className="text-accent" aria-hidden="true" />
        {title}
        {isUnbuilt(id) && <span className="font-normal text-muted">· {shellText.soon}</span>}
      </Link>
    ))}
  </nav>
);
