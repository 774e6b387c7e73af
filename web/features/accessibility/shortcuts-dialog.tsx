import { shortcutsText as text } from '#schema/text/shortcuts.ts';
import { useAccessibility } from '#web/shared/accessibility/settings.ts';
import { Dialog } from '#web/shared/ui/dialog.tsx';

const Key = ({ children }: { children: string }) => (
  <kbd className="whitespace-nowrap rounded-sm border border-line-strong bg-sunken px-1.5 py-0.5 font-sans text-xs">
    {children}
  </kbd>
);

/** Every shortcut of the product, by where it holds. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const { hasShortcuts } = useAccessibility();
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={text.title}
      description={hasShortcuts ? text.lead : text.off}
      className="w-[min(46rem,calc(100vw-2rem))]"
    >
      <div className="grid gap-x-8 gap-y-5 px-6 pb-6 pt-4 md:grid-cols-2">
        {text.groups.map(({ title, rows }) => (
          <section key={title} aria-label={title}>
            <h3 className="pb-1 font-sans text-sm font-semibold text-muted">{title}</h3>
            <dl>
              {rows.map(([keys, does]) => (
                <div key={does} className="flex items-start justify-between gap-4 border-t border-line py-1.5">
                  <dt className="min-w-0">{does}</dt>
                  <dd className="flex shrink-0 flex-wrap justify-end gap-1 pt-0.5">
                    {keys.map((key) => (
                      <Key key={key}>{key}</Key>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
