/** Push in this browser. The worker shows what arrives and does nothing else. */

const WORKER = '/push-worker.js';

export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

export interface PushHere {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** The server key as the browser takes it. */
function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

/** Asks for the permission and subscribes; null: the person said no. Rejects when the browser cannot. */
export async function subscribeHere(publicKey: string): Promise<PushHere | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const { pushManager } = await navigator.serviceWorker.register(WORKER).then(() => navigator.serviceWorker.ready);
  const held = await pushManager.getSubscription();
  // It may be of an earlier key of the service.
  await held?.unsubscribe();
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(publicKey) });
  const { endpoint, keys } = made.toJSON();
  return { endpoint: endpoint ?? '', p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' };
}

/** The server refused it: the browser shall not keep it. */
export async function unsubscribeHere(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(WORKER);
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}
