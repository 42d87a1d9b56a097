export {
  type Account,
  type AccountLocation,
  parseAccount,
  parseExport,
  parsePasswordChanged,
} from './account.ts';
export { parseRegisterReply, type Registration } from './account-access.ts';
export { type AnnouncementImage, parseAnnouncementImages } from './announcement-images.ts';
export {
  type Announcement,
  type FeedPage,
  type FeedView,
  parseAnnouncement,
  parseFeedPage,
  parseHiddenComments,
  parseLikeReply,
  parseRemovedReply,
  parseStoredAnnouncement,
} from './announcements.ts';
export { type Author, companyType } from './author.ts';
export { parseCapabilities } from './capabilities.ts';
export { type Celebration, parseCelebrations } from './celebrations.ts';
export { type Comment, parseAnnouncementComments, plainComment } from './comments.ts';
export {
  type Conversation,
  type ConversationPage,
  type Message,
  type MessagePage,
  type MessagePicture,
  parseConversation,
  parseConversationPage,
  parseConversationReply,
  parseMessage,
  parseMessagePage,
  parseMessageReply,
  type SeqRange,
} from './conversations.ts';
export { parseErrorReply, parseRefusal } from './errors.ts';
export {
  type Gathering,
  type GatheringPage,
  type GatheringPart,
  type ListedGathering,
  parseGatheringPage,
  parseGatheringReply,
} from './gatherings.ts';
export {
  type Group,
  type GroupPage,
  type ListedGroup,
  parseGroupPage,
  parseGroupReply,
} from './groups.ts';
export { type ImageType, imageTypeOf, readBase64Image, readImageUrl, toDataUrl } from './images.ts';
export { type Job, type JobNote, parseJob, toWireJob } from './job-history.ts';
export { type LiveEvent, parseChangedMember, parseLiveEvent, parseLiveEvents } from './live-events.ts';
export {
  type Member,
  memberName,
  memberRole,
  parseSessionUser,
  toSessionUser,
  toWireUser,
} from './member.ts';
export type { Mention } from './mentions.ts';
export {
  type Notification,
  type NotificationPage,
  parseNotificationPage,
  type Silenced,
} from './notifications.ts';
export { type OpenSession, parseOpenSessions } from './open-sessions.ts';
export { parseUrl } from './parse-url.ts';
export { type PictureFormat, pictureFormatOf, storedFormats } from './picture-format.ts';
export {
  type OwnPictures,
  parseCoverReply,
  parseOwnPictures,
  parsePictureReply,
  parseStatusReply,
} from './pictures.ts';
export { parsePreferences } from './preferences.ts';
export type { RawId } from './read.ts';
export {
  type Choice,
  parseCities,
  parseCompanies,
  parseCountries,
  parsePositions,
  parseProvinces,
  parseSectors,
  parseStoredCompany,
  toChoice,
  toRawId,
} from './reference.ts';
export {
  type MemberPage,
  type MemberPicture,
  type MemberProfile,
  type MemberRow,
  type PicturePage,
  parseMemberCover,
  parseMemberJobs,
  parseMemberPage,
  parseMemberPictures,
  parseMemberProfile,
  parseRelationReply,
  parseSuggestions,
  type Relation,
  type Suggestion,
} from './relations.ts';
export { type CheckedRequest, checkRequest } from './request-errors.ts';
export { type FoundMember, type FoundPeople, parseFoundPeople } from './search.ts';
export { type LoginResult, parseHeadline, parseLoginReply, parseVerifyReply } from './session.ts';
export { parseJobs, parseStoredJob, type StoredJob } from './stored-jobs.ts';
export { parseStories, type Story } from './stories.ts';
export {
  type CommentPage,
  type OwnComment,
  type OwnCommentPage,
  parseComment,
  parseCommentPage,
  parseOwnComments,
  parseRootId,
  parseStoredComment,
  parseThreadComment,
} from './thread-comments.ts';
export * from './wire/account.wire.ts';
export * from './wire/account-fields.wire.ts';
export * from './wire/account-request.wire.ts';
export { findAddresses } from './wire/addresses.ts';
export * from './wire/announcements.wire.ts';
export * from './wire/audiences.ts';
export * from './wire/capabilities.wire.ts';
export * from './wire/celebrations.wire.ts';
export * from './wire/company.wire.ts';
export * from './wire/conversations.wire.ts';
export { isEmailAddress, normalizeEmail } from './wire/email.ts';
export * from './wire/email-change.wire.ts';
export * from './wire/error-kinds.ts';
export * from './wire/errors.wire.ts';
export * from './wire/events.wire.ts';
export * from './wire/extensions.ts';
export * from './wire/gathering-kinds.ts';
export * from './wire/gatherings.wire.ts';
export * from './wire/group-kinds.ts';
export * from './wire/groups.wire.ts';
export * from './wire/job-history.wire.ts';
export * from './wire/job-request.wire.ts';
export * from './wire/limits.ts';
export { isolatedName, opaquePassword } from './wire/member-text.ts';
export * from './wire/mentions.wire.ts';
export * from './wire/notification-causes.ts';
export * from './wire/notification-kinds.ts';
export * from './wire/notifications.wire.ts';
export * from './wire/open-sessions.wire.ts';
export * from './wire/password.wire.ts';
export * from './wire/password-reset.wire.ts';
export * from './wire/pictures.wire.ts';
export * from './wire/preference-defaults.ts';
export * from './wire/preferences.wire.ts';
export * from './wire/preview-id.ts';
export * from './wire/push.wire.ts';
export * from './wire/reference.wire.ts';
export * from './wire/register.wire.ts';
export * from './wire/relations.wire.ts';
export * from './wire/search.wire.ts';
export * from './wire/session.wire.ts';
export * from './wire/session-user.wire.ts';
export * from './wire/stories.wire.ts';
export * from './wire/tags.ts';
export * from './wire/threads.wire.ts';
