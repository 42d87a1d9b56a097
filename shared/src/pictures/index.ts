export { type MemberPicture, type PictureKind, pictureKey, useMemberPicture } from './use-member-picture.ts';
