export {
  type NewAccountWire,
  parseDoneReply,
  parseRegisterReply,
  type Registered,
} from './account-access.ts';
export {
  type AnnouncementComment,
  parseAnnouncementComments,
  parseStoredComment,
} from './announcement-comments.ts';
export { type AnnouncementImage, parseAnnouncementImages } from './announcement-images.ts';
export { type Announcement, type FeedPage, parseAnnouncement, parseFeedPage } from './announcements.ts';
export type { Author } from './author.ts';
export { parseCapabilities } from './capabilities.ts';
export { parseErrorReply } from './errors.ts';
export { type ImageType, imageTypeOf, readBase64Image, readImageUrl, toDataUrl } from './images.ts';
export { type Job, type JobNote, parseJob, toWireJob } from './job-history.ts';
export { type Member, memberName, parseSessionUser, toWireUser } from './member.ts';
export { parseCoverReply, parsePictureReply } from './pictures.ts';
export { parseLoginReply, parseVerifyReply, type SignedIn } from './session.ts';
export * from './wire/announcements.wire.ts';
export * from './wire/capabilities.wire.ts';
export * from './wire/company-type.ts';
export * from './wire/error-kinds.ts';
export * from './wire/errors.wire.ts';
export * from './wire/extensions.ts';
export * from './wire/job-history.wire.ts';
export * from './wire/limits.ts';
export * from './wire/pictures.wire.ts';
export * from './wire/session.wire.ts';
export * from './wire/session-user.wire.ts';
