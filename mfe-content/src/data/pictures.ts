export { pictureUrls } from '@az/shared/sample/pictures';
