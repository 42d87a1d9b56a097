import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { maxLengths } from '../../contracts/index.ts';
import { renderInApp } from '../../testing/index.ts';
import { CountedTextarea } from './CountedTextarea.tsx';

function Field({ most = maxLengths.description }: { most?: number }) {
  const [text, setText] = useState('');
  return (
    <CountedTextarea
      label="Description"
      most={most}
      onChange={(event) => setText(event.currentTarget.value)}
      value={text}
    />
  );
}

const field = () => screen.getByLabelText('Description');
const write = (length: number) => fireEvent.change(field(), { target: { value: 'a'.repeat(length) } });
const counter = () => screen.getByText(/^\d+\/\d+$/).parentElement;
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('warns above 450 of 500 characters, also in text', () => {
  renderInApp(<Field />);
  write(450);
  expect(counter()).toHaveTextContent(/^450\/500$/);
  expect(counter()).not.toHaveAttribute('data-close');
  write(451);
  expect(counter()).toHaveTextContent('plus que 49 caractères451/500');
  expect(counter()).toHaveAttribute('data-close');
});

test.each([
  [270, '270/300'],
  [271, 'plus que 29 caractères271/300'],
  [299, 'plus que 1 caractère299/300'],
  [300, 'plus que 0 caractère300/300'],
  [301, '1 caractère de trop301/300'],
  [302, '2 caractères de trop302/300'],
])('shows at %i of 300 characters: %s', (length, said) => {
  renderInApp(<Field most={300} />);
  write(length);
  expect(counter()).toHaveTextContent(new RegExp(`^${said}$`));
});

test('is announced once typing has paused for a second', () => {
  renderInApp(<Field />);
  write(460);
  wait(900);
  write(461);
  wait(999);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  wait(1);
  expect(screen.getByRole('status')).toHaveTextContent('plus que 39 caractères');
});

test('accepts a text that is too long, for the form to refuse', () => {
  renderInApp(<Field />);
  expect(field()).not.toHaveAttribute('maxlength');
});
