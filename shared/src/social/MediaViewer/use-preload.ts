import { useEffect } from 'react';
import { type Picture, srcSetOf } from '../MediaGrid/picture.ts';

/** Loads the neighbouring pictures. */
export function usePreload(pictures: (Picture | undefined)[]): void {
  const wanted = pictures.filter((picture) => picture !== undefined);
  const key = wanted.map(({ url }) => url).join(' ');
  useEffect(() => {
    for (const picture of wanted) {
      const image = new Image();
      image.sizes = '100vw';
      image.srcset = srcSetOf(picture) ?? '';
      image.src = picture.url;
    }
  }, [key]);
}
