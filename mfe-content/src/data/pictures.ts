export { type PictureName, pictureUrls } from '@az/shared/sample/pictures';
