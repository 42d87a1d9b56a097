/** @jest-environment node */
import type { GenericSchema } from 'valibot';
import { parseFigures } from './figures.ts';
import * as contracts from './index.ts';
import { parsePushKey } from './push.ts';

type Node = GenericSchema & {
  entries?: Record<string, Node>;
  item?: Node;
  wrapped?: Node;
  literal?: unknown;
  options?: unknown[];
};

const jpeg = '/9j/4AAQSkZJRgABAQAAAQABAAD/2w==';

/** A text that the reader of the field accepts. */
const textAt = (path: string) =>
  path.endsWith('url') ? '/image.jpg' : path.endsWith('_data') ? jpeg : '2026-01-02T03:04:05.000Z';

/**
 * A value that satisfies the shape of `schema`. `onRead` receives the path of each field that is read from it, `onField`
 * the path of each field that it has.
 */
function sampleOf(
  schema: Node,
  path: string,
  onRead: (path: string) => void,
  onField: (path: string) => void,
): unknown {
  const inner = (node: Node, at: string) => sampleOf(node, at, onRead, onField);
  switch (schema.type) {
    case 'object': {
      const fields = Object.entries(schema.entries ?? {}).map(([name, node]) => {
        const at = `${path}.${name}`;
        onField(at);
        return [name, inner(node, at)] as const;
      });
      return new Proxy(Object.fromEntries(fields), {
        get: (target, name) => {
          onRead(`${path}.${String(name)}`);
          return Reflect.get(target, name);
        },
      });
    }
    case 'array':
      return [inner(schema.item as Node, `${path}[]`)];
    case 'union':
      return inner(schema.options?.[0] as Node, path);
    case 'nullable':
    case 'optional':
      return inner(schema.wrapped as Node, path);
    case 'literal':
      return schema.literal;
    case 'picklist':
      return schema.options?.[0];
    case 'string':
      return textAt(path);
    case 'number':
      return 3;
    case 'boolean':
      return true;
    case 'record':
      return { any: 1 };
    default:
      throw new Error(`No sample of a valibot ${schema.type}: add it here`);
  }
}

/** Each reply that the client reads, and its reader. */
const readers: Record<string, (raw: unknown) => unknown> = {
  AccountReplyWire: contracts.parseAccount,
  AccountExportReplyWire: contracts.parseExport,
  AccountSavedReplyWire: (raw) => [
    contracts.parseAccount(raw),
    contracts.parseSessionUser((raw as { user: unknown }).user),
  ],
  AnnouncementStoredReplyWire: contracts.parseStoredAnnouncement,
  CapabilitiesReplyWire: contracts.parseCapabilities,
  CelebrationsReplyWire: contracts.parseCelebrations,
  CitiesReplyWire: contracts.parseCities,
  CommentLikeReplyWire: contracts.parseLikeReply,
  CommentStoredReplyWire: (raw) => contracts.parseStoredComment(raw, 'text'),
  CommentsReplyWire: contracts.parseAnnouncementComments,
  CompaniesReplyWire: contracts.parseCompanies,
  CompanyStoredReplyWire: contracts.parseStoredCompany,
  ConversationReplyWire: contracts.parseConversationReply,
  ConversationsReplyWire: contracts.parseConversationPage,
  CountriesReplyWire: contracts.parseCountries,
  CoverReplyWire: contracts.parseCoverReply,
  ErrorReplyWire: (raw) => contracts.parseErrorReply(raw, 400),
  FeedReplyWire: contracts.parseFeedPage,
  FiguresReplyWire: parseFigures,
  GatheringReplyWire: contracts.parseGatheringReply,
  GatheringsReplyWire: contracts.parseGatheringPage,
  GroupAnnouncementReplyWire: contracts.parseStoredAnnouncement,
  GroupReplyWire: contracts.parseGroupReply,
  GroupsReplyWire: contracts.parseGroupPage,
  ImagesReplyWire: contracts.parseAnnouncementImages,
  JobStoredReplyWire: (raw) => contracts.parseStoredJob((raw as { jobHistory: unknown }).jobHistory),
  JobsReplyWire: contracts.parseJobs,
  LikeReplyWire: contracts.parseLikeReply,
  LiveEventsReplyWire: contracts.parseLiveEvents,
  LoginReplyWire: contracts.parseLoginReply,
  MemberCoverReplyWire: contracts.parseMemberCover,
  MemberJobsReplyWire: contracts.parseMemberJobs,
  MemberPicturesReplyWire: contracts.parseMemberPictures,
  MemberReplyWire: contracts.parseMemberProfile,
  MembersReplyWire: contracts.parseMemberPage,
  MessageReplyWire: contracts.parseMessageReply,
  MessagesReplyWire: contracts.parseMessagePage,
  NotificationsReplyWire: contracts.parseNotificationPage,
  OpenSessionsReplyWire: contracts.parseOpenSessions,
  OwnCommentsReplyWire: contracts.parseOwnComments,
  OwnPicturesReplyWire: contracts.parseOwnPictures,
  PasswordChangedReplyWire: contracts.parsePasswordChanged,
  PictureReplyWire: contracts.parsePictureReply,
  PositionsReplyWire: contracts.parsePositions,
  PreferencesReplyWire: contracts.parsePreferences,
  ProvincesReplyWire: contracts.parseProvinces,
  PushKeyReplyWire: parsePushKey,
  RelationReplyWire: contracts.parseRelationReply,
  SearchPeopleReplyWire: contracts.parseFoundPeople,
  SearchPostsReplyWire: contracts.parseFeedPage,
  SectorsReplyWire: contracts.parseSectors,
  StatusReplyWire: contracts.parseStatusReply,
  StoriesReplyWire: contracts.parseStories,
  SuccessReplyWire: contracts.parseRemovedReply,
  VerifyTokenReplyWire: (raw) => {
    const reply = contracts.parseVerifyReply(raw);
    return reply && [parseFigures(reply), contracts.parseHeadline(reply), contracts.parseOwnPictures(reply)];
  },
  SuggestionsReplyWire: contracts.parseSuggestions,
  ThreadCommentReplyWire: contracts.parseThreadComment,
  ThreadReplyWire: contracts.parseCommentPage,
};

/** Fields that no reader reads, by the end of their path, with the reason. */
const unread = {
  '.status': 'the data of the reply says as much',
  '.format': 'for programs that read an export later',
  '.version': 'the client knows one version',
  '.type': 'items of any type are read; the page does not show the kind of an author',
  '.sizes[].height': 'sizes have the proportions of their picture',
  'FiguresReplyWire.success': 'the HTTP status says as much',
  'OwnPicturesReplyWire.success': 'the HTTP status says as much',
  'ErrorReplyWire.success': 'the HTTP status says as much',
  'ErrorReplyWire.error.fields': 'the API client reads them itself',
  'ErrorReplyWire.message': 'servers without `error` have it; the reader prefers the message of `error`',
  '.total': 'the feed shows no total',
  'LikeReplyWire.rev': 'an event brings it',
  '.edited_at': 'no page shows edits yet',
  '.announcement_id': 'a page asks for the comments of one announcement',
  '.root_id': 'a page builds a thread from the parents',
  '.saved': 'marks are on the device until the pages use the server',
  '.hidden': 'the same',
};

/** Replies that no page reads completely; the last one is read by the service worker. */
const withoutReader = ['AnnouncementsReplyWire', 'MarksReplyWire', 'PushNoticeReplyWire'];

const schemas = Object.entries(contracts).filter(
  ([name]) => name.endsWith('ReplyWire') && !withoutReader.includes(name),
);

test('every reply of a schema has a reader', () => {
  expect(schemas.map(([name]) => name).sort()).toEqual(Object.keys(readers).sort());
});

test.each(schemas)('%s: the reader reads every field of the schema', (name, schema) => {
  const read = new Set<string>();
  const fields: string[] = [];
  const sample = sampleOf(
    schema as unknown as Node,
    name,
    (path) => read.add(path),
    (path) => fields.push(path),
  );
  expect(readers[name]?.(sample)).toBeTruthy();
  const ends = Object.keys(unread);
  expect(fields.filter((path) => !read.has(path) && !ends.some((end) => path.endsWith(end)))).toEqual([]);
});
