import { Calculator, CalendarPlus, ChevronDown, ListChecks, Plus, ScanText } from 'lucide-react';
import { useNavigate } from 'react-router';
import { newDeadlineText as text } from '#schema/text/deadline-screen.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Menu, MenuItem } from '#web/shared/ui/menu.tsx';
import { TOUCH_TARGET } from '#web/shared/ui/touch-target.ts';
import { useLinks } from '../links.ts';
import { writePanelUrl, type PanelUrlState } from './panel.rules.ts';

/** The ways to a new deadline, the ones that count by law first. */
export function NewMenu({ urlState }: { urlState: PanelUrlState }) {
  const links = useLinks();
  const navigate = useNavigate();
  const write = () => void navigate(links.screen('panel', writePanelUrl({ ...urlState, isNew: true })));
  return (
    <Menu
      trigger={
        <Button className={TOUCH_TARGET}>
          <Plus size={17} aria-hidden="true" />
          {text.label}
          <ChevronDown size={16} aria-hidden="true" />
        </Button>
      }
    >
      <MenuItem
        icon={<Calculator size={16} aria-hidden="true" />}
        onSelect={() => void navigate(links.screen('calculator'))}
      >
        {text.calculator}
      </MenuItem>
      <MenuItem icon={<ScanText size={16} aria-hidden="true" />} onSelect={() => void navigate(links.screen('notice'))}>
        {text.notice}
      </MenuItem>
      <MenuItem
        icon={<ListChecks size={16} aria-hidden="true" />}
        onSelect={() => void navigate(links.screen('chain'))}
      >
        {text.chain}
      </MenuItem>
      <MenuItem icon={<CalendarPlus size={16} aria-hidden="true" />} onSelect={write}>
        {text.write}
      </MenuItem>
    </Menu>
  );
}
