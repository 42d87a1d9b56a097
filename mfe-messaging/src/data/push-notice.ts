/** Whether the browser may show notifications of this page; asks for the permission the first time. */
export async function mayNotify(): Promise<boolean> {
  if (!('Notification' in window)) return false;
  const { permission } = window.Notification;
  return (
    (permission === 'default' ? await window.Notification.requestPermission() : permission) === 'granted'
  );
}

/** Shows a system notification when the page is hidden and the browser allows it. */
export function pushNotice(title: string, body: string): void {
  if (!document.hidden || !('Notification' in window) || window.Notification.permission !== 'granted') return;
  try {
    new window.Notification(title, { body });
  } catch {
    // On phones only a service worker may show notifications, so the member sees just the toast in the page.
  }
}
