// Part of the service worker: what it shows when the push service has sent a message, and where that leads.

import type { PushMessageWire, PushNoticeReplyWire } from '@az/shared/contracts';

/** Types of the worker's scope that the DOM's types lack. */
export type OpenTabs = {
  matchAll: (options: {
    type: 'window';
    includeUncontrolled: true;
  }) => Promise<readonly { url: string; focus: () => Promise<unknown> }[]>;
  openWindow: (url: string) => Promise<unknown>;
};

type Shown = { body: string; tag: string; url: string; silent?: boolean };

const pushWords = {
  title: 'Notifications',
  one: 'Vous avez une nouvelle notification.',
  unread: (count: number) =>
    count === 1 ? '1 notification non lue' : `${count < 100 ? count : '99+'} notifications non lues`,
  none: 'Vous avez tout lu.',
};

/** Tag of the notification that says how many are unread. The others have the ids of the member's notifications. */
const countTag = 'unread';
const listUrl = '/notifications';

/** Pages find by `data.id` what they close (`shared/src/push`). */
const show = (registration: ServiceWorkerRegistration, title: string, { url, ...options }: Shown) =>
  registration.showNotification(title, { ...options, lang: 'fr', data: { url, id: options.tag } });

async function closeShownAs(registration: ServiceWorkerRegistration, tag: string): Promise<void> {
  for (const one of await registration.getNotifications({ tag })) one.close();
}

/** What to show, from the server; null without a reply. The subscription's secret says who asks. */
async function askNotice(
  registration: ServiceWorkerRegistration,
  { id, path }: PushMessageWire,
): Promise<PushNoticeReplyWire | null> {
  try {
    const { endpoint, keys } = (await registration.pushManager.getSubscription())?.toJSON() ?? {};
    const response = await fetch(path, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify({ endpoint, auth: keys?.auth, id }),
    });
    return response.ok ? ((await response.json()) as PushNoticeReplyWire) : null;
  } catch {
    return null;
  }
}

/** Shows the notification of a message. Browsers require one for each, so if it has been read, shows how many are unread. */
async function showPushed(registration: ServiceWorkerRegistration, message: string): Promise<void> {
  // The server has encrypted it for this browser, so it is what `PushMessageWire` says.
  const asked = JSON.parse(message) as PushMessageWire;
  const reply = await askNotice(registration, asked);
  if (!reply)
    return show(registration, pushWords.title, { body: pushWords.one, tag: asked.id, url: listUrl });
  const { title, notice, unread } = reply;
  if (notice) {
    await closeShownAs(registration, countTag);
    return show(registration, title, { ...notice, tag: asked.id });
  }
  await closeShownAs(registration, asked.id);
  const body = unread > 0 ? pushWords.unread(unread) : pushWords.none;
  return show(registration, title, { body, tag: countTag, url: listUrl, silent: true });
}

/** Goes to the page of a notification: to the tab that shows it, otherwise to a new one, so that no draft is lost. */
async function openShown(shown: Notification, tabs: OpenTabs): Promise<void> {
  shown.close();
  const { url } = shown.data as { url: string };
  const address = new URL(url, location.origin);
  if (address.origin !== location.origin) return;
  const open = await tabs.matchAll({ type: 'window', includeUncontrolled: true });
  const tab = open.find((one) => one.url === address.href);
  await (tab ? tab.focus() : tabs.openWindow(address.href));
}

export { openShown, showPushed };
