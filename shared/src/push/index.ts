import { getCapabilities } from '../api/index.ts';
import { onSessionRemoved } from '../session/index.ts';
import { memberKey, readStored, writeStored } from '../storage/index.ts';
import { toastFailure } from '../toast/index.ts';
import { getPushKey, removePushSubscription, storePushSubscription } from './push-calls.ts';

/** Whether the member has switched push on in this browser. */
const keyOf = memberKey('az-push', (found) => found === true);

const words = {
  failed: 'Vos notifications n’arriveront ici que si une page est ouverte.',
  notEnded: 'Vos notifications arriveront encore dans ce navigateur.',
};

/** The worker that shows what is pushed; undefined where there is none, or the browser cannot push. */
async function findWorker(): Promise<ServiceWorkerRegistration | undefined> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  return registration && 'pushManager' in registration ? registration : undefined;
}

const bytesOf = (base64Url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64Url.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0));

const isSameKey = (subscription: PushSubscription, key: Uint8Array): boolean =>
  String(new Uint8Array(subscription.options.applicationServerKey ?? new ArrayBuffer(0))) === String(key);

/** The subscription of this browser for this server's key; of another key there can be none beside it. */
async function subscribe({ pushManager }: ServiceWorkerRegistration): Promise<PushSubscription> {
  const applicationServerKey = bytesOf(await getPushKey());
  const known = await pushManager.getSubscription();
  if (known && isSameKey(known, applicationServerKey)) return known;
  await known?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
}

async function start(): Promise<void> {
  const worker = await findWorker();
  if (!worker || Notification.permission !== 'granted' || !(await getCapabilities()).includes('push')) return;
  const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = (await subscribe(worker)).toJSON();
  await storePushSubscription({ endpoint, keys: { p256dh, auth } });
}

async function unsubscribe(): Promise<void> {
  await (await (await findWorker())?.pushManager.getSubscription())?.unsubscribe();
}

/**
 * Lets the server push the member's notifications to this browser, or ends that. The browser must have given its
 * permission. On a server or in a browser without push nothing happens. Never rejects: a failure shows as a toast.
 */
export async function setPushed(memberId: string, isPushed: boolean): Promise<void> {
  writeStored(keyOf(memberId), isPushed);
  try {
    if (isPushed) return await start();
    await unsubscribe();
    if ((await getCapabilities()).includes('push')) await removePushSubscription();
  } catch (thrown) {
    toastFailure(isPushed ? words.failed : words.notEnded, thrown);
  }
}

/** Subscribes again if the member has switched push on in this browser, because subscriptions end with the session. */
export async function keepPushed(memberId: string): Promise<void> {
  // The next visit repeats a failure.
  if (readStored(keyOf(memberId))) await start().catch(() => undefined);
}

/** Closes those of the notifications that this browser shows. */
export async function closePushed(isClosed: (id: string) => boolean): Promise<void> {
  for (const one of (await (await findWorker())?.getNotifications()) ?? [])
    if (isClosed(String(one.data?.id))) one.close();
}

onSessionRemoved((removal) => {
  // The server forgets the subscription with the session, whether or not the browser ends it.
  closePushed(() => true).catch(() => undefined);
  // Another member may have subscribed already.
  if (removal !== 'replaced') unsubscribe().catch(() => undefined);
});
