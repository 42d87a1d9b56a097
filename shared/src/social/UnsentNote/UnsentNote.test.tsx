import { screen } from '@testing-library/react';
import { renderInApp } from '../../testing/index.ts';
import { UnsentNote } from './UnsentNote.tsx';

test('what waits because too much was sent says when it is sent next', () => {
  jest.useFakeTimers({ now: new Date(2026, 10, 29, 14, 0), doNotFake: ['queueMicrotask'] });
  const note = (notBefore: Date) => (
    <UnsentNote
      notBefore={notBefore.getTime()}
      of="ce message"
      onRemove={async () => false}
      onRetry={async () => undefined}
      refusal={null}
    />
  );
  const words = (time: Date) => {
    const { unmount } = renderInApp(note(time));
    const text = screen.getByText(/^En attente/).textContent;
    unmount();
    return text;
  };
  const waits = 'En attente d’envoi\u00a0: limite d’envois atteinte, nouvel essai';
  expect(words(new Date(2026, 10, 29, 15, 5))).toBe(`${waits} à 15:05`);
  expect(words(new Date(2026, 11, 1, 9, 30))).toBe(`${waits} le 1er décembre 2026 à 09:30`);
  expect(words(new Date(2026, 10, 29, 13, 59))).toBe('En attente d’envoi');
});
