/** Whether the browser shows notices of this page; asks the member the first time. */
export async function mayNotify(): Promise<boolean> {
  if (!('Notification' in window)) return false;
  const { permission } = window.Notification;
  return (
    (permission === 'default' ? await window.Notification.requestPermission() : permission) === 'granted'
  );
}

/** Shows a notice of the system when nobody looks at the page and the browser allows it. */
export function pushNotice(title: string, body: string): void {
  if (!document.hidden || !('Notification' in window) || window.Notification.permission !== 'granted') return;
  try {
    new window.Notification(title, { body });
  } catch {
    // Phones show such notices only for a service worker: the page's own notice remains.
  }
}
