export type Tone = 'neutral' | 'positive' | 'warning' | 'danger';

export interface ToastDetail {
  title?: string;
  message: string;
  tone?: Tone;
  /** Path of the page of this product that the toast is about. */
  address?: string;
}

export const TOAST_EVENT = 'showToast';

/** Dispatches the window event `showToast`. Any code may dispatch it; this is the typed way. */
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

/** Reads the detail of a `showToast` event of any origin; `null` if it has no text. */
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
    // Only a path of this product, because any script may dispatch the event.
    ...(typeof address === 'string' && /^\/(?![/\\])/.test(address) ? { address } : {}),
  };
}
