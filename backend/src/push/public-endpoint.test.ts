import { isEndpoint, isPublicAddress } from './public-endpoint.ts';
import { sendPush } from './send-push.ts';

test.each([
  'https://fcm.googleapis.com/fcm/send/a:b',
  'https://updates.push.services.mozilla.com/wpush/v2/a',
  'https://web.push.apple.com/a',
  'https://wns2-par02p.notify.windows.com/w/?token=a',
])('%s can be the address of a push service', (address) => {
  expect(isEndpoint(address)).toBe(true);
});

test.each([
  'http://push.exemple.test/a',
  'https://push.exemple.test:8443/a',
  'https://moi:secret@push.exemple.test/a',
  'https://localhost/a',
  'https://127.0.0.1/a',
  'https://0x7f.1/a',
  'https://2130706433/a',
  'https://[::1]/a',
  'https://8.8.8.8/a',
  'https://',
])('%s cannot', (address) => {
  expect(isEndpoint(address)).toBe(false);
});

test.each(['8.8.8.8', '172.32.0.1', '2a00:1450:4007::200a'])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '169.254.169.254', '172.31.255.255', '192.168.1.1'],
  ...['198.19.0.1', '224.0.0.1', '255.255.255.255', '::', '::1', '::ffff:127.0.0.1', '::ffff:7f00:1'],
  ...['fe80::1', 'fd00::1', 'ff02::1', '64:ff9b::7f00:1', '2002:7f00:1::', '2001::1', 'exemple'],
])('%s is not', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test('nothing is sent to a name that leads to this machine', async () => {
  const push = { endpoint: 'https://localhost/a', headers: {}, body: new Uint8Array() };
  await expect(sendPush(push, new AbortController().signal)).rejects.toMatchObject({ code: 'EPRIVATE' });
});
