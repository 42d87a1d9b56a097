import type { NotificationWire } from '@az/shared/contracts';
import { notificationCauses } from '@az/shared/contracts';
import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import { toMessage } from './message.ts';
import { writeNotificationMail } from './write-notification-mail.ts';

const item = (cause: keyof typeof notificationCauses, name: string, others = 0): NotificationWire => ({
  ...{ id: name, kind: notificationCauses[cause].kind, text: notificationCauses[cause].text(others) },
  ...{ from: { id: '1', name, picture_url: null }, url: '/feed?a=1&b=2', sent_at: '', read: false },
  accepted: null,
});

const unsubscribeUrl =
  'https://reseau.exemple.test/az-connect-backend/api/unsubscribe/100001.AAAAAAAAAAAAAAAAAAAAAA';

const write = (frequency: 'each' | 'daily' | 'weekly', items: NotificationWire[]) =>
  writeNotificationMail({
    ...{ productName: 'AZ Connect', publicUrl: 'https://reseau.exemple.test', unsubscribeUrl },
    ...{ frequency, items },
  });

it.each([
  ['each', 1, 'Awa Mba a répondu à votre commentaire'],
  ['each', 2, '2 notifications sur AZ Connect'],
  ['daily', 1, 'Votre résumé du jour sur AZ Connect\u00a0: une notification'],
  ['weekly', 2, 'Votre résumé de la semaine sur AZ Connect\u00a0: 2 notifications'],
] as const)('has a subject: %s, %i', (frequency, count, subject) => {
  const items = Array.from({ length: count }, () => item('reply', 'Awa\r\nMba'));
  expect(write(frequency, items).subject).toBe(subject);
});

it('says why it comes, and how to end it', () => {
  const items = [item('reply', 'Awa Mba'), item('comment', 'Yann Obame', 3), item('reply', 'Zoé Nzé')];
  const { text, html } = write('daily', items);
  expect(text).toBe(`Bonjour,

Awa Mba a répondu à votre commentaire.
https://reseau.exemple.test/feed?a=1&b=2

Yann Obame et 3 autres personnes ont commenté votre publication.
https://reseau.exemple.test/feed?a=1&b=2

Zoé Nzé a répondu à votre commentaire.
https://reseau.exemple.test/feed?a=1&b=2

Vos réglages demandent un e-mail par jour. Sujets de celui-ci\u00a0: Réponses et mentions, Réactions et commentaires.

Voir toutes vos notifications\u00a0:
https://reseau.exemple.test/notifications

Changer vos réglages (Paramètres › Notifications)\u00a0:
https://reseau.exemple.test/settings/notification

Ne plus recevoir ces e-mails\u00a0:
${unsubscribeUrl}

AZ Connect
`);
  const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, url]) => url?.replaceAll('&amp;', '&'));
  expect(links).toEqual([...text.matchAll(/https:\S+/g)].map(([url]) => url));
});

it('lists twenty and counts the others', () => {
  const lines = (count: number) =>
    write(
      'weekly',
      Array.from({ length: count }, (_, one) => item('follow', `Membre ${one}`)),
    ).text;
  expect(lines(20)).not.toContain('Et ');
  expect(lines(21)).toContain('Membre 19 s’abonne');
  expect(lines(21)).not.toContain('Membre 20');
  expect(lines(21)).toContain('Et une autre notification.');
  expect(lines(22)).toContain('Et 2 autres notifications.');
});

it('cuts long names', () => {
  const { subject, text } = write('each', [item('reply', `${'Nom '.repeat(20)}evil.test`)]);
  expect(subject).toMatch(/^(Nom ){14}Nom… a répondu/);
  expect(text).not.toContain('evil');
});

it('escapes names, and loads nothing', () => {
  const { html } = write('each', [item('request', '<img src="https://evil.test/x">')]);
  expect(html).not.toContain('<img');
  expect(html).not.toMatch(/<[^>]+src=|url\(|@import|<link/);
});

it('has the headers of RFC 8058, each on one line', async () => {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const { message } = await transport.sendMail(
    toMessage({
      ...write('each', [item('reply', 'Élodie « Zoé » Nzé-Obame de la longue famille')]),
      ...{ messageId: '<1.2@reseau.test>', date: new Date(0), unsubscribeUrl },
      ...{ from: { name: 'AZ Connect', address: 'az@reseau.test' }, to: 'awa@exemple.test' },
    }),
  );
  const raw = String(message);
  expect(raw).toContain(`\r\nList-Unsubscribe: <${unsubscribeUrl}>\r\n`);
  expect(raw).toContain('\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n');
  const { subject, html, text } = await PostalMime.parse(raw);
  expect(subject).toBe('Élodie « Zoé » Nzé-Obame de la longue famille a répondu à votre commentaire');
  expect(html).toContain(unsubscribeUrl);
  expect(text).toContain(unsubscribeUrl);
});
