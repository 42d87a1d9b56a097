export { type PreparedPictures, preparePictures } from './prepare-pictures.ts';
