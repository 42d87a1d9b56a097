import { screen } from '@testing-library/react';
import { renderInApp } from '../../testing/index.ts';
import { UnsentNote } from './UnsentNote.tsx';

test('what waits says when it is sent next after too much was sent, and that the device does not keep it', () => {
  jest.useFakeTimers({ now: new Date(2026, 10, 29, 14, 0), doNotFake: ['queueMicrotask'] });
  const note = (notBefore: Date, isInMemory = false) => (
    <UnsentNote
      isInMemory={isInMemory}
      notBefore={notBefore.getTime()}
      of="ce message"
      onRemove={async () => false}
      onRetry={async () => undefined}
      refusal={null}
    />
  );
  const words = (...parameters: Parameters<typeof note>) => {
    const { unmount } = renderInApp(note(...parameters));
    const text = screen.getByText(/^En attente/).textContent;
    unmount();
    return text;
  };
  const waits = 'En attente d’envoi\u00a0: limite d’envois atteinte, nouvel essai';
  expect(words(new Date(2026, 10, 29, 15, 5))).toBe(`${waits} à 15:05`);
  expect(words(new Date(2026, 11, 1, 9, 30))).toBe(`${waits} le 1er décembre 2026 à 09:30`);
  const past = new Date(2026, 10, 29, 13, 59);
  expect(words(past)).toBe('En attente d’envoi');
  expect(words(past, true)).toBe(
    'En attente d’envoi. Laissez cette page ouverte\u00a0: cet appareil ne garde pas vos envois.',
  );
});
