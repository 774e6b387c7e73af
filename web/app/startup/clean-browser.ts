/** Shows pushes and serves no pages. */
const isOfPushes = ({ active, waiting, installing }: ServiceWorkerRegistration): boolean =>
  [active, waiting, installing].some((worker) => worker?.scriptURL.endsWith('/push-worker.js'));

/** Removes service workers and caches of an earlier installation: they would serve old pages. */
export async function cleanBrowser(): Promise<void> {
  try {
    const workers = (await navigator.serviceWorker?.getRegistrations()) ?? [];
    await Promise.all(workers.filter((worker) => !isOfPushes(worker)).map((worker) => worker.unregister()));
    if ('caches' in window) await Promise.all((await caches.keys()).map((key) => caches.delete(key)));
  } catch {
    // A browser that forbids the question has nothing to clean.
  }
}
