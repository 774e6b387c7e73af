/** Removes service workers and caches of an earlier installation: they would serve old pages. */
export async function cleanBrowser(): Promise<void> {
  try {
    const workers = (await navigator.serviceWorker?.getRegistrations()) ?? [];
    await Promise.all(workers.map((worker) => worker.unregister()));
    if ('caches' in window) await Promise.all((await caches.keys()).map((key) => caches.delete(key)));
  } catch {
    // A browser that forbids the question has nothing to clean.
  }
}
