import { act, render, screen, waitFor, within } from '@testing-library/react';
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

describe('the screen that was kept of a page', () => {
  const open = (main: string) => {
    document.body.innerHTML = `
      <div id="az-first" aria-busy="true"><p>Gardé</p></div>
      <div id="az-splash"></div>
      <div id="root"><main>${main}</main></div>`;
  };
  const root = () => document.getElementById('root');

  test('is replaced by the first commit that has content', () => {
    open('<p>Le fil</p>');
    expect(screen.getByText('Gardé')).toBeVisible();
    render(<RemoveSplash />);
    expect(screen.queryByText('Gardé')).toBeNull();
    expect(screen.getByText('Le fil')).toBeVisible();
  });

  test('is replaced by content beside which more is loaded', () => {
    open('<article>Le fil</article><div aria-busy="true"></div>');
    render(<RemoveSplash />);
    expect(screen.queryByText('Gardé')).toBeNull();
  });

  test('stays while the page shows that it loads, and is replaced when it shows its content', async () => {
    open('<div role="status" aria-label="Chargement de la page"></div>');
    render(<RemoveSplash />);
    expect(screen.getByText('Gardé')).toBeVisible();
    expect(root()).not.toBeVisible();
    (root() as HTMLElement).innerHTML = '<main><p>Le fil</p></main>';
    await waitFor(() => expect(screen.queryByText('Gardé')).toBeNull());
    expect(screen.getByText('Le fil')).toBeVisible();
    expect(document.getElementById('az-splash')).toBeNull();
  });

  test('stays for three seconds at most', () => {
    jest.useFakeTimers();
    open('<div aria-busy="true"></div>');
    render(<RemoveSplash />);
    act(() => jest.advanceTimersByTime(2_999));
    expect(screen.getByText('Gardé')).toBeVisible();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.queryByText('Gardé')).toBeNull();
    expect(root()).toBeVisible();
    jest.useRealTimers();
  });
});
