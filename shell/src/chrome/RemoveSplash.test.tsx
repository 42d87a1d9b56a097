import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
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
    <h1>Bienvenue</h1>
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

describe('a form in the first content', () => {
  const fields = `
    <input type="email" autocomplete="username">
    <input type="password" autocomplete="current-password">
    <input type="checkbox">`;

  function Form({ onSend }: { onSend: (text: string) => void }) {
    const [name, setName] = useState('');
    const [word, setWord] = useState('');
    const [isKept, setKept] = useState(false);
    const [isShown, setShown] = useState(false);
    if (!isShown)
      return (
        <button type="button" onClick={() => setShown(true)}>
          Continuer
        </button>
      );
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSend(`${name} ${word} ${isKept}`);
        }}
      >
        <h1>Connexion</h1>
        <input
          autoComplete="username"
          onChange={({ target }) => setName(target.value)}
          type="email"
          value={name}
        />
        <input
          autoComplete="current-password"
          onChange={({ target }) => setWord(target.value)}
          type="password"
          value={word}
        />
        <input checked={isKept} onChange={({ target }) => setKept(target.checked)} type="checkbox" />
      </form>
    );
  }

  async function begin(attributes = '') {
    document.body.innerHTML = `<div id="az-first"><form ${attributes}>${fields}</form></div><div id="root"></div>`;
    const [email, password, box] = [...document.querySelectorAll('input')];
    if (!email || !password || !box) throw new Error('There are no fields');
    email.value = 'a@b.test';
    password.value = 'secret';
    box.checked = true;
    password.focus();
    const onSend = jest.fn();
    render(
      <>
        <Form onSend={onSend} />
        <RemoveSplash />
      </>,
      { container: document.getElementById('root') as HTMLElement },
    );
    // A redirect is under way: nothing is shown yet, so that the first content stays.
    expect(document.activeElement).toBe(password);
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Continuer' })));
    return onSend;
  }

  test('leaves what was entered, and the focus, in the fields of the page', async () => {
    const onSend = await begin();
    const [email, password, box] = [...document.querySelectorAll('input')];
    expect([email?.value, password?.value, box?.checked]).toEqual(['a@b.test', 'secret', true]);
    expect(password).toHaveFocus();
    await Promise.resolve();
    expect(onSend).not.toHaveBeenCalled();
  });

  test('that was sent before the page had started is sent by the page', async () => {
    const onSend = await begin('data-az-sent');
    await waitFor(() => expect(onSend).toHaveBeenCalledTimes(1));
    expect(onSend).toHaveBeenCalledWith('a@b.test secret true');
  });
});
