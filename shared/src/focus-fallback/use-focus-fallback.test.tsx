import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { useFocusFallback } from './index.ts';

let remove: (name: string) => void;

function Row({ name }: { name: string }) {
  return (
    <li ref={useFocusFallback('title')}>
      <button type="button">{name}</button>
    </li>
  );
}

function List({ focusesItself }: { focusesItself: boolean }) {
  const [names, setNames] = useState(['Awa', 'Yann']);
  remove = (gone) => setNames((all) => all.filter((one) => one !== gone));
  return (
    <>
      <h2 id="title" tabIndex={-1}>
        Demandes
      </h2>
      {focusesItself && names.length < 2 && (
        <h1 ref={(heading) => heading?.focus()} tabIndex={-1}>
          Une autre page
        </h1>
      )}
      <ul>
        {names.map((name) => (
          <Row key={name} name={name} />
        ))}
      </ul>
    </>
  );
}

const button = (name: string) => screen.getByRole('button', { name });
const show = (focusesItself = false) => render(<List focusesItself={focusesItself} />);
const drop = (name: string) => act(async () => remove(name));

test('the focus of what goes passes to the element that was named', async () => {
  show();
  button('Awa').focus();
  await drop('Awa');
  expect(screen.getByRole('heading', { name: 'Demandes' })).toHaveFocus();
});

test('another focus, or none, stays where it is', async () => {
  show();
  await drop('Awa');
  expect(document.body).toHaveFocus();
  button('Yann').focus();
  await drop('nobody');
  expect(button('Yann')).toHaveFocus();
});

test('a page that moves the focus itself has the last word', async () => {
  show(true);
  button('Awa').focus();
  await drop('Awa');
  expect(screen.getByRole('heading', { name: 'Une autre page' })).toHaveFocus();
});
