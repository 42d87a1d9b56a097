import { callAs, join, publish } from './harness/people.ts';
import { expect, test } from './harness/test.ts';

test('a request and a like show in the bell and the list of an open page, until they are taken back', async ({
  browser,
  baseURL,
  needs,
}) => {
  needs('network', 'notifications');
  const base = baseURL ?? '';
  const [alice, bob] = [await join(browser, base, 'Alice'), await join(browser, base, 'Bob')];
  await publish(bob, base, 'Une annonce de Bob.');
  const page = await bob.context.newPage();
  const bell = page.getByRole('banner').getByRole('button', { name: /^Notifications/ });
  const list = page.getByRole('list', { name: 'Notifications' });
  await page.goto('/notifications');
  await expect(page.getByText('Vous êtes à jour.')).toBeVisible();
  await expect(page.getByText('Données d’exemple')).toHaveCount(0);

  await callAs(alice, base, `/az/connections/requests/${bob.id}`, { json: {} });
  await expect(list.getByText('vous invite à rejoindre son réseau.')).toBeVisible();
  await expect(bell).toHaveAccessibleName('Notifications, 1 non lue');
  await page.getByRole('button', { name: `Accepter la demande de ${alice.name}` }).click();
  await expect(list.getByText(`${alice.name} fait maintenant partie de votre réseau.`)).toBeVisible();
  await expect(bell).toHaveAccessibleName('Notifications');

  const { feeds } = await (await callAs(alice, base, `/az/members/${bob.id}/announcements`)).json();
  const like = `/az/announcements/${feeds[0].id}/like`;
  await callAs(alice, base, like, { method: 'POST' });
  await expect(list.getByText('aime votre publication.')).toBeVisible();
  await callAs(alice, base, like, { method: 'DELETE' });
  await expect(list.getByText('aime votre publication.')).toHaveCount(0);
  for (const { context } of [alice, bob]) await context.close();
});
