import { act, fireEvent, render, screen } from '@testing-library/react';
import { AppTheme } from '../../theme/index.ts';
import { toast } from '../../toast/index.ts';
import { toastStore } from '../../toast/toast-store.ts';
import { Toasts } from './Toasts.tsx';

const show = (...requests: Parameters<typeof toast>[0][]) =>
  act(() => requests.forEach((request) => void toast(request)));
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

beforeEach(() => {
  jest.useFakeTimers();
  toastStore.setState({ toasts: [] });
  render(
    <AppTheme env="test">
      <Toasts />
    </AppTheme>,
  );
});

afterEach(() => {
  jest.useRealTimers();
});

test('a toast shows for 2000 ms', () => {
  expect(screen.queryByRole('status')).toBeNull();
  show({ message: 'Photo supprimée avec succès', variant: 'success' });
  expect(screen.getByRole('status')).toHaveTextContent('Photo supprimée avec succès');
  wait(1999);
  expect(screen.getByRole('status')).toBeVisible();
  wait(1);
  expect(screen.queryByRole('status')).toBeNull();
});

test('a brief toast takes two lines, another one as many as its text', () => {
  show({ message: 'x'.repeat(140), isBrief: true }, { message: 'Entreprise ajoutée' });
  expect(screen.getByText(/^x/)).toHaveClass('az-brief');
  expect(screen.getByText('Entreprise ajoutée')).not.toHaveClass('az-brief');
});

test('a toast can be closed', () => {
  show({ message: 'Entreprise ajoutée' });
  act(() => screen.getByRole('button', { name: 'Fermer' }).click());
  expect(screen.queryByText('Entreprise ajoutée')).toBeNull();
});

test.each([
  ['light', 'status'],
  ['dark', 'status'],
  ['success', 'status'],
  ['primary', 'status'],
  ['danger', 'alert'],
  ['warning', 'alert'],
] as const)('a %s toast has the role %s', (variant, role) => {
  show({ message: 'Bonjour', variant });
  expect(screen.getByRole(role)).toHaveTextContent('Bonjour');
});

test('the button of a toast does what it says, once, and closes the toast', () => {
  const onSelect = jest.fn();
  show({ message: 'Alice\u00a0: Bonjour', action: { label: 'Rendre muette', onSelect } });
  act(() => screen.getByRole('button', { name: 'Rendre muette' }).click());
  expect(onSelect).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('status')).toBeNull();
});

test('each toast has its own timer', () => {
  show({ message: 'un' });
  wait(1000);
  show({ message: 'deux' });
  wait(1000);
  expect(screen.queryByText('un')).toBeNull();
  expect(screen.getByText('deux')).toBeVisible();
});

test.each([
  ['the pointer is on it', 'pointerEnter', 'pointerLeave'],
  ['the focus is in it', 'focus', 'blur'],
] as const)('the timer pauses while %s', (_case, start, end) => {
  show({ message: 'Lisez-moi' });
  fireEvent[start](screen.getByRole('status'));
  wait(60_000);
  expect(screen.getByText('Lisez-moi')).toBeVisible();
  fireEvent[end](screen.getByRole('status'));
  wait(2000);
  expect(screen.queryByText('Lisez-moi')).toBeNull();
});

test('the timer pauses while the tab is hidden, also for a new toast', () => {
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  show({ message: 'Lisez-moi' });
  wait(60_000);
  expect(screen.getByText('Lisez-moi')).toBeVisible();
  hidden.mockReturnValue(false);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  wait(2000);
  expect(screen.queryByText('Lisez-moi')).toBeNull();
});

test('at most four are shown; later ones wait without losing time', () => {
  show(...['un', 'deux', 'trois', 'quatre', 'cinq'].map((message) => ({ message })));
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual([
    'un',
    'deux',
    'trois',
    'quatre',
  ]);
  wait(2000);
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual(['cinq']);
  wait(1999);
  expect(screen.getByText('cinq')).toBeVisible();
});
