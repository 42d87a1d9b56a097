import { act } from '@testing-library/react';

/** Makes the window of a test wide (from 992 px) or narrow; `resize` changes it later. */
export function fakeWidth(width: 'wide' | 'narrow'): { resize: (width: 'wide' | 'narrow') => void } {
  let now = width;
  const media = Object.assign(new EventTarget(), { media: '', onchange: null });
  Object.defineProperty(media, 'matches', { get: () => now === 'wide' });
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) =>
      query === '(min-width: 62em)'
        ? (media as unknown as MediaQueryList)
        : (Object.assign(new EventTarget(), { matches: false, media: query }) as unknown as MediaQueryList),
    );
  return {
    resize: (next) => {
      now = next;
      act(() => void media.dispatchEvent(new Event('change')));
    },
  };
}
