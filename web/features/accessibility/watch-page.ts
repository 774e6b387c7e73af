import { accessibilityText as text } from '#schema/text/accessibility.ts';
import { accessibility } from '#web/shared/accessibility/settings.ts';
import { announce, speak } from './announce.ts';

const NOTICE = '[role="alert"], [role="region"][aria-live]';

const isDialogOpen = (): boolean => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;

/** Names of the fields as the page shows them. */
function namesOf(fields: readonly Element[]): string[] {
  return fields.flatMap((field) => {
    const shown = 'labels' in field ? (field as HTMLInputElement).labels?.[0]?.textContent : undefined;
    const name = field.getAttribute('aria-label') ?? shown;
    return name?.trim() ? [name.trim()] : [];
  });
}

/** A page that is opened has another title. The focus goes to its content, unless a dialog or a field has it. */
function watchTitle(): () => void {
  let last = document.title;
  const observer = new MutationObserver(() => {
    if (document.title === last) return;
    last = document.title;
    announce(text.page(last.split(' · ')[0] ?? last));
    const main = document.getElementById('main-content');
    const isBusy = isDialogOpen() || main?.contains(document.activeElement);
    if (accessibility.state().settings.screenReader && !isBusy) main?.focus({ preventScroll: true });
  });
  observer.observe(document.head, { childList: true, characterData: true, subtree: true });
  return () => observer.disconnect();
}

/** Fields that were marked as wrong together are told together. Screen readers hear of alerts by themselves. */
function watchNotices(): () => void {
  const observer = new MutationObserver((changes) => {
    const isWrong = (node: Node): node is Element => node instanceof Element && node.matches('[aria-invalid="true"]');
    const wrong = changes.flatMap(({ type, target }) => (type === 'attributes' && isWrong(target) ? [target] : []));
    if (wrong.length > 0) announce(text.toMend(wrong.length, namesOf(wrong)));
    if (!accessibility.state().settings.voiceAnnouncements) return;
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      const element = node instanceof Element ? node : node.parentElement;
      const notice = element?.closest(NOTICE) ? element : element?.querySelector(NOTICE);
      if (notice?.textContent) speak(notice.textContent);
    }
  });
  observer.observe(document.body, {
    attributes: true,
    attributeFilter: ['aria-invalid'],
    childList: true,
    subtree: true,
  });
  return () => observer.disconnect();
}

/** Announces what happens on the page, while screen-reader help or the voice is on. Returns the function that ends it. */
export function watchPage(): () => void {
  const ends = [watchTitle(), watchNotices()];
  return () => ends.forEach((end) => end());
}
