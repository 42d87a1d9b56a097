/** @jest-environment node */
import { messageError } from './message.form.ts';

describe('a chat message', () => {
  test.each(['', '   ', '\n\t', '\u200b', '\u2800 \u3164'])('cannot be %p', (draft) => {
    expect(messageError(draft)).toBe('Please enter message');
  });

  test('may be any text', () => {
    expect(messageError(' Bonjour ')).toBeNull();
  });
});
