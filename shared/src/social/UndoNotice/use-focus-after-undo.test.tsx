import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useFocusAfterUndo } from './UndoNotice.tsx';

let bringBack: () => void;

/** An item that the member can remove, with a field elsewhere on the page; `Annuler` restores it. */
function Place({ isButton }: { isButton: boolean }) {
  const [isGone, setGone] = useState(false);
  const box = useFocusAfterUndo(isGone);
  const button = useFocusAfterUndo<HTMLButtonElement>(isGone);
  bringBack = () => act(() => setGone(false));
  const here = isButton ? (
    <button onClick={() => setGone(true)} ref={button} type="button">
      Quitter
    </button>
  ) : (
    <div ref={box}>
      <p>Un groupe</p>
      <a href="/groups/7">Lire</a>
      <button onClick={() => setGone(true)} type="button">
        Quitter
      </button>
    </div>
  );
  return (
    <>
      <input aria-label="Recherche" />
      {isGone ? (
        <button onClick={() => setGone(false)} type="button">
          Annuler
        </button>
      ) : (
        here
      )}
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test.each([
  ['the button that it stands on', true, 'Quitter'],
  ['the first link or button in the place that it stands on', false, 'Lire'],
])('focuses %s', async (_case, isButton, name) => {
  render(<Place isButton={isButton} />);
  expect(document.body).toHaveFocus();
  await press('Quitter');
  await press('Annuler');
  expect(screen.getByText(name)).toHaveFocus();
});

test.each([true, false])(
  'does not move the focus of a member who has moved on (a button: %s)',
  async (isButton) => {
    render(<Place isButton={isButton} />);
    await press('Quitter');
    await userEvent.click(screen.getByLabelText('Recherche'));
    bringBack();
    expect(screen.getByText('Quitter')).toBeInTheDocument();
    expect(screen.getByLabelText('Recherche')).toHaveFocus();
  },
);
