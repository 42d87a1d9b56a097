import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderInApp } from '../../testing/index.ts';
import { DateInput } from './DateInput.tsx';

function Field({ stored }: { stored: string }) {
  const [value, setValue] = useState(stored);
  return (
    <>
      <DateInput label="Date" onChange={(event) => setValue(event.currentTarget.value)} value={value} />
      <output>{value}</output>
    </>
  );
}

/** Renders the field with the date order of `locale`, and focuses it. */
function open({ locale = 'fr', stored = '' } = {}): void {
  const parts = new Intl.DateTimeFormat(locale).formatToParts();
  jest.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts').mockReturnValue(parts);
  renderInApp(<Field stored={stored} />);
  // WebKit fires no `focusin` here.
  fireEvent(field(), new FocusEvent('focus'));
}

const field = () => screen.getByLabelText('Date');
const known = () => screen.getByRole('status').textContent;

/** Presses keys one after the other. If `taken` is given, the field has this value when the last key is released. */
function press(keys: string[], taken?: string): void {
  for (const [index, key] of keys.entries()) {
    fireEvent.keyDown(field(), { key });
    if (taken !== undefined && index === keys.length - 1)
      fireEvent.change(field(), { target: { value: taken } });
    fireEvent.keyUp(field(), { key });
  }
}

test.each([
  ['fr', '03022015', '2015-02-03'],
  ['fr', '532015', '2015-03-05'],
  ['fr', '5122015', '2015-12-05'],
  ['en-US', '03022015', '2015-03-02'],
  ['en-US', '3252015', '2015-03-25'],
  ['sv', '20150203', '2015-02-03'],
])('with the order of %s, the digits %s are the whole date %s', (locale, digits, date) => {
  open({ locale });
  press([...digits.slice(0, -1)]);
  expect(known()).toBe('');
  press([...digits.slice(-1)]);
  expect(known()).toBe(date);
  expect(field()).toHaveValue(date);
});

test('a typed date replaces another one, also with Shift', () => {
  open({ stored: '2015-02-01' });
  press(['Shift', ...'0302201']);
  // WebKit uses every digit for the day.
  press(['5'], '2015-02-15');
  expect(known()).toBe('2015-02-03');
});

test('typing starts again where the field is clicked', () => {
  open();
  press([...'12']);
  fireEvent.pointerDown(field());
  press([...'03022015']);
  expect(known()).toBe('2015-02-03');
});

test.each([
  ['a date that the browser has read itself, in another order', [...'03022015'], '2015-03-02'],
  ['a day that does not exist', [...'31022015'], ''],
  ['digits after another key', ['Tab', ...'03022015'], '2015-01-05'],
  ['a year that is typed twice', [...'20122011'], '2011-06-01'],
])('%s stays as the browser has it', (_what, keys, taken) => {
  open({ stored: '2000-06-01' });
  press(keys, taken);
  expect(known()).toBe(taken);
});
