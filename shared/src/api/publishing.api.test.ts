import { fakeServer } from '../testing/fake-server.ts';
import { fakeSession } from '../testing/fake-session.ts';
import { publishAnnouncement } from './publishing.api.ts';

const readable = { file: new Blob(['jpeg']), name: 'plage.jpg', alt: '' };
const gone = {
  ...readable,
  file: Object.assign(new Blob(['jpeg']), {
    arrayBuffer: () => Promise.reject(new DOMException('', 'NotReadableError')),
  }),
};

const publish = (...pictures: (typeof readable)[]) =>
  publishAnnouncement({ text: 'Bonjour', pictures }, { clientId: 'c1' });

beforeEach(() => {
  fakeSession('the-token');
  // A browser reports the same error when it cannot read a file of the form.
  fakeServer().on('POST /az/announcements', () => new TypeError('Failed to fetch'));
});

test('a picture that cannot be read any more is named, and is no lost connection', async () => {
  await expect(publish(readable, { ...gone, name: 'mer.png' })).rejects.toMatchObject({
    kind: 'invalid',
    reason: '«\u202fmer.png\u202f» ne peut plus être lue\u00a0: retirez-la et choisissez-la de nouveau.',
  });
});

test('a lost connection stays one', async () => {
  await expect(publish(readable)).rejects.toMatchObject({ kind: 'offline' });
});
