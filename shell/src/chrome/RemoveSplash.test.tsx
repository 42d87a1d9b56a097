import { render, screen, within } from '@testing-library/react';
import { RemoveSplash } from './RemoveSplash.tsx';

test('the splash is removed by the first commit that shows something', () => {
  const splash = document.createElement('div');
  splash.id = 'az-splash';
  splash.textContent = 'Chargement';
  document.body.append(splash);
  expect(screen.getByText('Chargement')).toBeVisible();
  render(<RemoveSplash />);
  expect(screen.queryByText('Chargement')).toBeNull();
});

test('a page without a splash stays as it is', () => {
  expect(() => render(<RemoveSplash />)).not.toThrow();
});

test('the first content in the HTML is replaced by the page, with the same focus and open details', () => {
  const content = `
    <a href="/">AZ Connect</a>
    <a href="/help">Aide</a>
    <details><summary>Est-ce gratuit ?</summary>Oui.</details>
    <details><summary>Et ensuite ?</summary>Rien.</details>`;
  document.body.innerHTML = `<div id="az-first">${content}</div><div id="root"><button>Thème</button>${content}</div>`;
  const [first, root] = [...document.body.children].map((one) => within(one as HTMLElement));
  first?.getByRole('link', { name: 'Aide' }).focus();
  first?.getByText('Et ensuite ?').parentElement?.setAttribute('open', '');
  expect(root?.getByRole('link', { name: 'Aide' })).not.toHaveFocus();
  render(<RemoveSplash />);
  expect(screen.getByRole('link', { name: 'Aide' })).toHaveFocus();
  expect(screen.getByText('Et ensuite ?').parentElement).toHaveAttribute('open');
  expect(screen.getByText('Est-ce gratuit ?').parentElement).not.toHaveAttribute('open');
});
