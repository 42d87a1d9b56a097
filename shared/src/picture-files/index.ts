import type { preparePictures as Prepare } from './prepare-pictures.ts';

export type { PreparedPictures } from './prepare-pictures.ts';

const notLoaded = 'L’image n’a pas pu être préparée. Vérifiez votre connexion, puis réessayez.';

/** Same as `preparePictures` of `prepare-pictures.ts`. Loads its code when pictures are chosen for the first time. */
export const preparePictures: typeof Prepare = async (...choice) => {
  const files = await import('./prepare-pictures.ts').catch(() => null);
  return files ? files.preparePictures(...choice) : { pictures: [], problems: [notLoaded] };
};
