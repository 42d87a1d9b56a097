import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { FileDrop } from './index.ts';

const onFiles = jest.fn();

function DropTarget() {
  const target = useRef<HTMLDivElement>(null);
  return (
    <div ref={target}>
      <textarea aria-label="Texte" />
      <FileDrop element={target} onFiles={onFiles} />
    </div>
  );
}

const picture = (name = 'image.png') => new File(['x'], name, { type: 'image/png' });

/** What is dragged or copied; jsdom has no such object. */
const dataOf = (files: File[], text = '') => ({
  files,
  types: [...(files.length > 0 ? ['Files'] : []), ...(text ? ['text/plain'] : [])],
  getData: (type: string) => (type === 'text/plain' ? text : ''),
});

/** Whether the event is left to the browser. */
function give(kind: 'dragEnter' | 'dragOver' | 'drop' | 'paste', data: ReturnType<typeof dataOf>): boolean {
  const field = screen.getByLabelText('Texte');
  const given = kind === 'paste' ? { clipboardData: data } : { dataTransfer: data };
  return fireEvent(field, createEvent[kind](field, given));
}

beforeEach(() => {
  onFiles.mockReset();
  render(<DropTarget />);
});

test('dropped and pasted files are taken, and their events are not left to the browser', () => {
  const file = picture();
  for (const kind of ['dragEnter', 'dragOver', 'drop', 'paste'] as const)
    expect([kind, give(kind, dataOf([file]))]).toEqual([kind, false]);
  expect(onFiles.mock.calls).toEqual([[[file]], [[file]]]);
});

test('a text is left to the browser, whether it is dragged or pasted', () => {
  for (const kind of ['dragOver', 'drop', 'paste'] as const)
    expect([kind, give(kind, dataOf([], 'Bonjour'))]).toEqual([kind, true]);
  expect(onFiles).not.toHaveBeenCalled();
});

test.each([
  ['cells with their picture', 'A1\tB1\r\nA2\tB2', 'image.png'],
  ['a text that ends like the file', 'Regarde mon image.png', 'image.png'],
])('%s are pasted as a text', (_what, text, name) => {
  expect(give('paste', dataOf([picture(name)], text))).toBe(true);
  expect(onFiles).not.toHaveBeenCalled();
});

test.each([
  ['its name', 'plage d’été.png', 'plage d’été.png'],
  ['its path', '/home/awa/plage.png\n', 'plage.png'],
  ['its path of Windows', 'C:\\Images\\plage.png', 'plage.png'],
  ['its address', 'file:///home/awa/plage%201.png', 'plage 1.png'],
  ['blanks', ' \r\n', 'plage.png'],
])('a file that was copied with %s is pasted as a file', (_what, text, name) => {
  expect(give('paste', dataOf([picture(name)], text))).toBe(false);
  expect(onFiles).toHaveBeenCalledTimes(1);
});
