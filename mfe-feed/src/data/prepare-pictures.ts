import { asAppError } from '@az/shared/api';
import type { preparePictures as Prepare } from '@az/shared/picture-files';

/** As `preparePictures` of `@az/shared/picture-files`, whose code loads with the first choice. Never rejects. */
export const preparePictures: typeof Prepare = async (...choice) => {
  try {
    const files = await import('@az/shared/picture-files');
    return await files.preparePictures(...choice);
  } catch (error) {
    return { pictures: [], problems: [asAppError(error).reason] };
  }
};
