// Areas built for host contract 1.8 change the picture by `pictureKey`; later ones call `setCachedPicture` of picture-changes.
export {
  type MemberPicture,
  type PictureKind,
  pictureKey,
  useLacksPicture,
  useMemberPicture,
} from './use-member-picture.ts';
