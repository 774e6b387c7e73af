import { useEffect, useId, type ReactNode } from 'react';
import { Keyboard, RotateCcw, Volume2 } from 'lucide-react';
import { Link } from 'react-router';
import { accessibilitySwitchText as switches, accessibilityText as text } from '#schema/text/accessibility.ts';
import {
  accessibility,
  FONT_SIZES,
  systemAsks,
  useAccessibility,
  type AccessibilitySettings,
} from '#web/shared/accessibility/settings.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { Sheet } from '#web/shared/ui/dialog.tsx';
import { announce, speak, voiceState } from './announce.ts';

type SwitchKey = Exclude<keyof AccessibilitySettings, 'fontSize'>;

const SWITCH =
  'relative mt-0.5 h-6 w-10 shrink-0 cursor-pointer appearance-none rounded-full border border-line-strong bg-sunken transition-colors duration-150 before:absolute before:left-[3px] before:top-[3px] before:size-4 before:rounded-full before:bg-line-strong before:transition-transform before:duration-150 checked:border-accent checked:bg-accent checked:before:translate-x-4 checked:before:bg-on-accent';

interface SwitchProps {
  label: string;
  hint: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

function Switch({ label, hint, checked, onChange }: SwitchProps) {
  const id = useId();
  return (
    <div className="flex items-start gap-3 py-2">
      <input
        id={id}
        type="checkbox"
        role="switch"
        aria-checked={checked}
        aria-describedby={`${id}-hint`}
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
        className={SWITCH}
      />
      <div className="min-w-0">
        <label htmlFor={id} className="block cursor-pointer font-medium">
          {label}
        </label>
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      </div>
    </div>
  );
}

/** A switch of one of the settings. `note`: what the system asks for about it. */
function Setting({ name, note }: { name: SwitchKey; note?: string | false }) {
  const { settings } = useAccessibility();
  const { label, hint } = switches[name];
  return (
    <Switch
      label={label}
      hint={note ? `${hint} ${note}` : hint}
      checked={settings[name]}
      onChange={(isOn) => {
        accessibility.change({ [name]: isOn });
        announce(text.turned(label, isOn));
      }}
    />
  );
}

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title} className="border-b border-line px-5 py-3">
    <h3 className="font-sans text-sm font-semibold text-muted">{title}</h3>
    {children}
  </section>
);

/** Shown in their own size, in pixels of a browser whose text has the usual size. */
const SAMPLE = { small: 'text-[14px]', normal: 'text-[16px]', large: 'text-[18px]', xlarge: 'text-[22px]' } as const;

function TextSize() {
  const { fontSize } = useAccessibility().settings;
  return (
    <fieldset className="border-b border-line px-5 py-3">
      <legend className="float-left mb-2 w-full text-sm font-semibold text-muted">{text.fontSize}</legend>
      <div className="clear-both grid grid-cols-4 gap-2 max-[23rem]:grid-cols-2">
        {FONT_SIZES.map((size) => (
          <label
            key={size}
            className={cx(
              'grid cursor-pointer content-between justify-items-center gap-1 rounded-md border px-1 py-2 text-center text-sm leading-tight has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
              size === fontSize ? 'border-accent bg-accent-soft font-semibold text-accent' : 'border-line text-ink',
            )}
          >
            <input
              type="radio"
              name="fontSize"
              value={size}
              checked={size === fontSize}
              onChange={() => {
                accessibility.change({ fontSize: size });
                announce(text.sized(text.sizes[size]));
              }}
              className="sr-only"
            />
            <span aria-hidden="true" className={cx('grid h-8 place-items-center font-serif', SAMPLE[size])}>
              Aa
            </span>
            <span className="[overflow-wrap:anywhere]">{text.sizes[size]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface PanelProps {
  onClose: () => void;
  onShortcuts: () => void;
}

/** The eight settings, at work as soon as they are chosen. */
export function Panel({ onClose, onShortcuts }: PanelProps) {
  const { settings, hasShortcuts, isKept } = useAccessibility();
  const asked = systemAsks();
  const voice = voiceState();
  // Some browsers load their voices when they are first asked for.
  useEffect(() => void voiceState(), []);
  return (
    <Sheet open onOpenChange={(isOpen) => !isOpen && onClose()} title={text.title}>
      <p className="px-5 pt-3 text-sm text-muted">{text.lead}</p>
      {!isKept && <p className="mx-5 mt-3 rounded-md bg-warning-soft px-3 py-2 text-sm text-warning">{text.notKept}</p>}
      {asked.ownColours && <p className="px-5 pt-3 text-sm text-muted">{text.systemColours}</p>}
      <TextSize />
      <Group title={text.seeing}>
        <Setting name="highContrast" note={asked.contrast && text.system} />
        <Setting name="colorBlind" />
        <Setting name="animations" note={asked.lessMotion && text.systemMotion} />
      </Group>
      <Group title={text.hearing}>
        <Setting name="screenReader" />
        <Setting
          name="voiceAnnouncements"
          note={voice === 'none' ? text.noVoice : voice === 'other language' && text.noSpanishVoice}
        />
        {settings.voiceAnnouncements && voice !== 'none' && (
          <Button variant="secondary" size="sm" className="ml-[3.25rem]" onClick={() => speak(text.voiceSample)}>
            <Volume2 size={16} aria-hidden="true" />
            {text.tryVoice}
          </Button>
        )}
      </Group>
      <Group title={text.moving}>
        <Setting name="keyboardNav" />
        <Setting name="motorAssist" />
        <Switch
          label={text.shortcuts}
          hint={text.shortcutsHint}
          checked={hasShortcuts}
          onChange={(isOn) => {
            accessibility.setShortcuts(isOn);
            announce(text.turned(text.shortcuts, isOn));
          }}
        />
      </Group>
      <div className="grid justify-items-start gap-3 px-5 py-4">
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" onClick={onShortcuts}>
            <Keyboard size={17} aria-hidden="true" />
            {text.allShortcuts}
          </Button>
          <Button
            variant="ghost"
            onClick={() => {
              // Told before: afterwards the voice may be off.
              announce(text.wasReset);
              accessibility.reset();
            }}
          >
            <RotateCcw size={17} aria-hidden="true" />
            {text.reset}
          </Button>
        </div>
        <Link to="/accesibilidad" onClick={onClose} className="inline-flex min-h-6 items-center text-accent underline">
          {text.statement}
        </Link>
      </div>
    </Sheet>
  );
}
