import type { Page } from '@playwright/test';
import { card, clickSave, openSettings } from './harness/settings.ts';
import { expect, test } from './harness/test.ts';
import { withoutExtension } from './harness/without-extension.ts';

/** Opens a path in another tab of the same browser. */
async function otherTab(page: Page, path: string): Promise<Page> {
  const tab = await page.context().newPage();
  await withoutExtension(tab, 'network');
  await tab.goto(path);
  await expect(tab.getByRole('heading', { level: 1 })).toHaveCount(1);
  return tab;
}

const palette = (page: Page) => page.getByRole('combobox').and(page.getByLabel(/Rechercher/));

test.beforeEach(({ needs }) => needs('accounts'));

test('single keys are disabled and enabled in every tab', async ({ page, wire }) => {
  await openSettings(page, wire, '/settings/account');
  const tab = await otherTab(page, '/settings/jobs');
  const keys = card(page, 'Interface').getByRole('switch', { name: 'Raccourcis clavier à une touche' });
  await tab.keyboard.press('/');
  await expect(palette(tab)).toBeVisible();
  await tab.keyboard.press('Escape');
  await expect(palette(tab)).toHaveCount(0);
  await keys.click();
  await clickSave(card(page, 'Interface'));
  await expect(card(page, 'Interface').getByText('Enregistré', { exact: true })).toBeVisible();
  await tab.keyboard.press('/');
  await tab.keyboard.press('?');
  await tab.keyboard.press('Control+k');
  await expect(palette(tab)).toBeVisible();
  await expect(tab.getByRole('dialog')).toHaveCount(1);
  await tab.keyboard.press('Escape');
  await keys.click();
  await clickSave(card(page, 'Interface'));
  await expect(card(page, 'Interface').getByText('Enregistré', { exact: true })).toBeVisible();
  await tab.keyboard.press('?');
  await expect(tab.getByRole('dialog', { name: 'Raccourcis clavier' })).toBeVisible();
});

const movingFor = (page: Page) =>
  page
    .getByRole('switch')
    .first()
    .evaluate((element) => {
      const track = element.nextElementSibling ?? element;
      return Number.parseFloat(getComputedStyle(track).transitionDuration);
    });

test('motion stops and starts in every tab, whatever the system setting', async ({ page, wire }) => {
  await openSettings(page, wire, '/settings/account');
  const tab = await otherTab(page, '/settings/notification');
  await expect(tab.getByRole('switch').first()).toBeVisible();
  const part = card(page, 'Interface');
  const chooseMotion = async (label: string) => {
    await part.getByRole('radio', { name: label }).click();
    await clickSave(part);
    await expect(part.getByText('Enregistré', { exact: true })).toBeVisible();
  };
  expect(await movingFor(tab)).toBeGreaterThan(0.01);
  await chooseMotion('Réduits');
  await expect.poll(() => movingFor(tab)).toBeLessThan(0.01);
  await tab.emulateMedia({ reducedMotion: 'reduce' });
  await chooseMotion('Complets');
  await expect.poll(() => movingFor(tab)).toBeGreaterThan(0.01);
  await chooseMotion('Comme sur mon appareil');
  await expect.poll(() => movingFor(tab)).toBeLessThan(0.01);
});

test('a message makes a sound, or none, as set in another tab', async ({ page, wire }) => {
  await page.context().addInitScript(() => {
    const make = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function () {
      document.documentElement.dataset.sounds = String(
        Number(document.documentElement.dataset.sounds ?? 0) + 1,
      );
      return make.call(this);
    };
  });
  // Both tabs know the same server, because either of them sends what waits.
  await withoutExtension(page, 'network');
  await openSettings(page, wire, '/settings/messaging');
  const tab = await otherTab(page, '/messaging?contact=103');
  const sounds = async () => Number((await tab.locator('html').getAttribute('data-sounds')) ?? 0);
  // Counts the messages from this text on: each message ends with its time of day.
  const timesAfter = async (text: string) => {
    const log = (await tab.getByRole('log').textContent()) ?? '';
    return log.slice(log.lastIndexOf(text)).match(/\d:\d\d [AP]M/g)?.length ?? 0;
  };
  const say = async (text: string) => {
    await tab.getByLabel('Type a message').fill(text);
    await tab.keyboard.press('Enter');
    await expect(tab.getByRole('log')).toContainText(text);
  };
  await say('Bonjour Inès');
  await expect.poll(sounds).toBe(1);
  const part = card(page, 'Expérience');
  await part.getByRole('switch', { name: 'Sons des messages' }).click();
  await clickSave(part);
  await expect(part.getByText('Enregistré', { exact: true })).toBeVisible();
  await say('Encore moi');
  // Two messages: the sent one and its reply.
  await expect.poll(() => timesAfter('Encore moi')).toBe(2);
  expect(await sounds()).toBe(1);
});

test('a new device gets the settings of another one', async ({ page, wire, browser, needs }) => {
  needs('accounts');
  const member = await openSettings(page, wire, '/settings/account');
  const part = card(page, 'Interface');
  await part.getByRole('switch', { name: 'Raccourcis clavier à une touche' }).click();
  await clickSave(part);
  await expect(part.getByText('Enregistré', { exact: true })).toBeVisible();
  const device = await browser.newContext({ baseURL: wire.url });
  const there = await device.newPage();
  await there.goto('/settings/account');
  await there.getByLabel('Adresse e-mail').fill(member.email);
  await there.getByLabel('Mot de passe', { exact: true }).fill(member.password);
  await there.getByRole('button', { name: 'Se connecter' }).click();
  await expect(
    card(there, 'Interface').getByRole('switch', { name: 'Raccourcis clavier à une touche' }),
  ).not.toBeChecked();
  await device.close();
});
