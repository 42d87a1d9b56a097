import { act, renderHook, waitFor } from '@testing-library/react';
import { useChosenImage } from './use-chosen-image.ts';

// jsdom decodes no images.
jest.mock('@az/shared/picture-files', () => ({
  preparePictures: async (files: File[]) => ({
    pictures: files.filter(({ name }) => !/^perdue/.test(name)),
    problems: files.filter(({ name }) => !/\.png$/.test(name)).map(({ name }) => `Problème de ${name}`),
  }),
}));

const [first, second] = ['premiere.png', 'seconde.png'].map(
  (name) => new File([new Uint8Array([0xff, 0xd8, 0xff])], name, { type: 'image/png' }),
) as [File, File];

/** The object URLs that are not released yet, with their files. */
let open: Map<string, Blob | MediaSource>;
/** Functions that end the decoding, one for each chosen file. */
let decoded: (() => void)[];

beforeEach(() => {
  open = new Map();
  decoded = [];
  let made = 0;
  URL.createObjectURL = (file) => {
    made += 1;
    open.set(`blob:${made}`, file);
    return `blob:${made}`;
  };
  URL.revokeObjectURL = (url) => void open.delete(url);
  // jsdom decodes no images.
  HTMLImageElement.prototype.decode = () => new Promise((resolve) => decoded.push(resolve));
  for (const size of ['naturalWidth', 'naturalHeight'] as const)
    jest.spyOn(HTMLImageElement.prototype, size, 'get').mockReturnValue(10);
});

const start = () => renderHook(() => useChosenImage('profile'));
const isOpen = () => [...open.values()];

test('an image that is decoded after a later one does not replace it, and is released', async () => {
  const { result } = start();
  act(() => void result.current.choose(first));
  await waitFor(() => expect(decoded).toHaveLength(1));
  act(() => void result.current.choose(second));
  await waitFor(() => expect(decoded).toHaveLength(2));
  expect(result.current.choice).toMatchObject({ status: 'reading', file: second });
  await act(async () => decoded[1]?.());
  expect(result.current.choice).toMatchObject({ status: 'chosen', file: second });
  await act(async () => decoded[0]?.());
  expect(result.current.choice).toMatchObject({ status: 'chosen', file: second });
  expect(isOpen()).toEqual([second]);
});

const named = (name: string) => new File([new Uint8Array([0xff, 0xd8, 0xff])], name, { type: '' });

test('an image that is not shown as it was chosen comes with a note', async () => {
  const { result } = start();
  act(() => void result.current.choose(named('fete.gif')));
  await waitFor(() => expect(decoded).toHaveLength(1));
  await act(async () => decoded[0]?.());
  expect(result.current.choice).toMatchObject({ status: 'chosen', note: 'Problème de fete.gif' });
});

test('a file that cannot be used leaves its reason, and no image', async () => {
  const { result } = start();
  await act(() => result.current.choose(named('perdue.jpg')));
  expect(result.current.choice).toMatchObject({
    status: 'none',
    problem: { message: 'Problème de perdue.jpg' },
  });
});

test('the image of an editor that is closed is released, decoded or not', async () => {
  for (const isDecoded of [true, false]) {
    const { result, unmount } = start();
    const count = decoded.length;
    act(() => void result.current.choose(first));
    await waitFor(() => expect(decoded).toHaveLength(count + 1));
    if (isDecoded) await act(async () => decoded[count]?.());
    expect(isOpen()).toEqual([first]);
    unmount();
    decoded[count]?.();
    await waitFor(() => expect(isOpen()).toEqual([]));
  }
});
