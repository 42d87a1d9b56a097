import { maxNoteOfRequest } from '@az/shared/contracts';
import { checkNote } from './connect.form.ts';

test('sends the note without outer blanks, or none', () => {
  expect(checkNote({ note: '  Bonjour  ' })).toEqual({ request: 'Bonjour', errors: null });
  expect(checkNote({ note: '' })).toEqual({ request: '', errors: null });
});

test('refuses a note that the server would refuse', () => {
  expect(checkNote({ note: 'x'.repeat(maxNoteOfRequest) }).errors).toBeNull();
  expect(checkNote({ note: 'x'.repeat(maxNoteOfRequest + 1) }).errors).toEqual({
    note: expect.stringContaining(String(maxNoteOfRequest)),
  });
});
