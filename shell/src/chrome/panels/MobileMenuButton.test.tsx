import { renderInApp, sampleMember } from '@az/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { menuLines } from '../../testing/menu-lines.ts';
import { MobileMenuButton } from './MobileMenuButton.tsx';

const show = (route = '/feed/home') => renderInApp(<MobileMenuButton />, { member: sampleMember(), route });

const button = () => screen.getByRole('button', { name: 'Menu' });
const panel = () => screen.queryByRole('dialog');

async function open() {
  await userEvent.click(button());
  return screen.findByRole('dialog', { name: 'Menu' });
}

beforeEach(() => localStorage.clear());

test('contains the main sidebar, my space and the theme, in this order', async () => {
  show();
  expect(panel()).toBeNull();
  expect(button()).toHaveAttribute('aria-expanded', 'false');
  const menu = within(await open());
  expect(button()).toHaveAttribute('aria-expanded', 'true');
  expect(menu.getAllByRole('navigation').map((nav) => nav.getAttribute('aria-label'))).toEqual([
    'Navigation principale',
    'my space',
  ]);
  expect(menuLines(menu.getByRole('navigation', { name: 'Navigation principale' }))).toHaveLength(4);
  expect(menuLines(menu.getByRole('navigation', { name: 'my space' }))).toHaveLength(11);
  const themes = within(menu.getByRole('radiogroup', { name: 'Thème' })).getAllByRole('radio');
  expect(themes.map((theme) => (theme as HTMLInputElement).value)).toEqual(['light', 'dark', 'auto']);
});

test('traps the focus; Escape closes it and returns the focus', async () => {
  show();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  const menu = await screen.findByRole('dialog');
  await waitFor(() => expect(menu).toContainElement(document.activeElement as HTMLElement));
  for (let count = 0; count < 30; count += 1) {
    await userEvent.tab();
    expect(menu).toContainElement(document.activeElement as HTMLElement);
  }
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(panel()).toBeNull());
  expect(button()).toHaveFocus();
});

test('its close button has a name and returns the focus', async () => {
  show();
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Fermer' }));
  await waitFor(() => expect(panel()).toBeNull());
  expect(button()).toHaveFocus();
});

test('closes on a navigation', async () => {
  const { router } = show();
  const menu = within(await open());
  await userEvent.click(menu.getByRole('link', { name: 'My News' }));
  expect(router.state.location.pathname).toBe('/blogs');
  await waitFor(() => expect(panel()).toBeNull());
  expect(button()).toHaveAttribute('aria-expanded', 'false');
});

test('changes the theme at once', async () => {
  show();
  const menu = within(await open());
  expect(document.documentElement.dataset.bsTheme).not.toBe('dark');
  await userEvent.click(menu.getByRole('radio', { name: 'Sombre' }));
  expect(document.documentElement.dataset.bsTheme).toBe('dark');
  expect(panel()).toBeVisible();
});
