import type { Picture } from '@az/shared/social/MediaGrid';
import { pictureWords } from './picture-words.ts';
import { type PictureName, pictureUrls } from './pictures.ts';

/** A drawn picture as a picture of the grid and the viewer. */
export const asPicture = (name: PictureName): Picture => ({
  id: name,
  url: pictureUrls[name],
  alt: pictureWords[name],
  width: 960,
  height: 540,
});
