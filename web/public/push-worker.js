/* Shows pushed notifications. It caches nothing and reads no data: the page that opens does. */

const pathOf = (path) => (typeof path === 'string' && /^\/(?!\/)/.test(path) ? path : '/dashboard');

self.addEventListener('push', (event) => {
  const { id, title, body, path } = event.data ? event.data.json() : {};
  if (typeof title !== 'string') return;
  const options = { body, tag: id, icon: '/favicon.svg', lang: 'es-MX', data: { path: pathOf(path) } };
  event.waitUntil(self.registration.showNotification(title, options));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { path } = event.notification.data;
  const open = async () => {
    const windows = await self.clients.matchAll({ type: 'window' });
    const [first] = windows;
    if (!first) return self.clients.openWindow(path);
    await first.focus();
    return first.navigate(path);
  };
  event.waitUntil(open());
});
