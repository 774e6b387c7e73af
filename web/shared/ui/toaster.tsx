import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { commonText } from '#schema/text/common.ts';
import { longerTime } from '#web/shared/accessibility/longer-time.ts';
import { cx } from './class-names.ts';
import { readToast, TOAST_EVENT, type ToastDetail, type Tone } from './toast-events.ts';

const TOAST_MS = 3_000;

const TONES: Record<Tone, { icon: typeof Info; className: string }> = {
  neutral: { icon: Info, className: 'text-info' },
  positive: { icon: CircleCheck, className: 'text-positive' },
  warning: { icon: TriangleAlert, className: 'text-warning' },
  danger: { icon: CircleAlert, className: 'text-danger' },
};

type Shown = ToastDetail & { key: number };
let lastKey = 0;

/** Shows each window event `showToast` for three seconds. */
export function Toaster() {
  const [toasts, setToasts] = useState<Shown[]>([]);
  const dismiss = (key: number) => setToasts((current) => current.filter((toast) => toast.key !== key));

  useEffect(() => {
    const timers = new Set<ReturnType<typeof setTimeout>>();
    const onToast = (event: Event) => {
      const toast = readToast((event as CustomEvent).detail);
      if (!toast) return;
      const key = ++lastKey;
      setToasts((current) => [...current.slice(-2), { ...toast, key }]);
      const timer = setTimeout(() => {
        timers.delete(timer);
        dismiss(key);
      }, longerTime(TOAST_MS));
      timers.add(timer);
    };
    window.addEventListener(TOAST_EVENT, onToast);
    return () => {
      window.removeEventListener(TOAST_EVENT, onToast);
      timers.forEach(clearTimeout);
    };
  }, []);

  return (
    <div
      role="region"
      aria-label={commonText.notices}
      aria-live="polite"
      className="pointer-events-none fixed inset-x-4 bottom-4 z-60 grid justify-items-end gap-2"
    >
      {toasts.map((toast) => {
        const { icon: Icon, className } = TONES[toast.tone ?? 'neutral'];
        return (
          <div
            key={toast.key}
            className="pointer-events-auto flex w-full max-w-96 items-start gap-3 rounded-md border border-line bg-surface p-3.5 shadow-float animate-appear"
          >
            <Icon size={20} className={cx('mt-px', className)} aria-hidden="true" />
            <div className="min-w-0 flex-1">
              {toast.title && <p className="font-medium">{toast.title}</p>}
              <p className={toast.title ? 'text-muted' : undefined}>{toast.message}</p>
              {toast.address && (
                <Link
                  to={toast.address}
                  onClick={() => dismiss(toast.key)}
                  className="inline-flex min-h-6 items-center font-medium text-accent hover:underline"
                >
                  {commonText.open}
                </Link>
              )}
            </div>
            <button
              type="button"
              aria-label={commonText.dismiss}
              onClick={() => dismiss(toast.key)}
              className="grid size-6 place-items-center rounded-sm text-muted hover:text-ink"
            >
              <X size={16} aria-hidden="true" />
            </button>
          </div>
        );
      })}
    </div>
  );
}
