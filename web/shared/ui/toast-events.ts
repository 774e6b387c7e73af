export type Tone = 'neutral' | 'positive' | 'warning' | 'danger';

export interface ToastDetail {
  title?: string;
  message: string;
  tone?: Tone;
  /** The page of this product that it is about. */
  address?: string;
}

export const TOAST_EVENT = 'showToast';

/** Anybody may raise a notice with the window event `showToast`; this is the typed way to do it. */
export function showToast(detail: ToastDetail): void {
  window.dispatchEvent(new CustomEvent(TOAST_EVENT, { detail }));
}

const TONES: Record<string, Tone> = {
  success: 'positive',
  positive: 'positive',
  error: 'danger',
  danger: 'danger',
  warning: 'warning',
};

/** Reads the detail of a `showToast` event, whoever raised it; `null` when it says nothing. */
export function readToast(detail: unknown): ToastDetail | null {
  if (typeof detail === 'string') return detail ? { message: detail } : null;
  if (typeof detail !== 'object' || detail === null) return null;
  const { title, message, description, tone, type, variant, address } = detail as Record<string, unknown>;
  const words = [message, description].find((text) => typeof text === 'string' && text !== '') as string | undefined;
  const heading = typeof title === 'string' && title ? title : undefined;
  if (!words && !heading) return null;
  const named = [tone, type, variant].find((name): name is string => typeof name === 'string' && name in TONES);
  return {
    title: words ? heading : undefined,
    message: words ?? heading ?? '',
    tone: named ? TONES[named] : 'neutral',
    // Only a path of this product: anybody may raise the event.
    ...(typeof address === 'string' && /^\/(?![/\\])/.test(address) ? { address } : {}),
  };
}
