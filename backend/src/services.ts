import { type ApiConfig, type CompleteConfig, completeConfig } from './config/api-config.ts';
import type { Database } from './database/database.ts';
import { DeviceCookie } from './http/device-cookie.ts';
import { type Bus, InProcessBus } from './live/bus.ts';
import { EventLog } from './live/event-log.ts';
import { HintReader } from './live/hint-reader.ts';
import { LiveMetrics } from './live/live-metrics.ts';
import { LiveReader } from './live/live-reader.ts';
import { SharedBus } from './live/shared-bus.ts';
import { Streams } from './live/streams.ts';
import { MailWorker } from './mail/mail-worker.ts';
import type { Metrics } from './operations/metrics.ts';
import { AccountRepository } from './repositories/account-repository.ts';
import { AnnouncementImages } from './repositories/announcement-images.ts';
import { AnnouncementRepository } from './repositories/announcement-repository.ts';
import { AttemptRepository } from './repositories/attempt-repository.ts';
import { CommentRepository } from './repositories/comment-repository.ts';
import { CompanyRepository } from './repositories/company-repository.ts';
import { ConversationRepository } from './repositories/conversation-repository.ts';
import { DeviceRepository } from './repositories/device-repository.ts';
import { EmailChangeRepository } from './repositories/email-change-repository.ts';
import { FiguresRepository } from './repositories/figures-repository.ts';
import { JobRepository } from './repositories/job-repository.ts';
import { MemberProfileRepository } from './repositories/member-profile-repository.ts';
import { MemberRepository } from './repositories/member-repository.ts';
import { NotificationMailRepository } from './repositories/notification-mail-repository.ts';
import { NotificationRepository } from './repositories/notification-repository.ts';
import { OutboxRepository } from './repositories/outbox-repository.ts';
import { OwnPictures } from './repositories/own-pictures.ts';
import { PasswordResetRepository } from './repositories/password-reset-repository.ts';
import { PictureRepository } from './repositories/picture-repository.ts';
import { PositionRepository } from './repositories/position-repository.ts';
import { PreferenceRepository } from './repositories/preference-repository.ts';
import { PushRepository } from './repositories/push-repository.ts';
import { RelationRepository } from './repositories/relation-repository.ts';
import { SearchRepository } from './repositories/search-repository.ts';
import { SecretRepository } from './repositories/secret-repository.ts';
import { SessionRepository } from './repositories/session-repository.ts';
import { SuggestionRepository } from './repositories/suggestion-repository.ts';
import { WriteRepository } from './repositories/write-repository.ts';
import { type ApiDb, apiDb } from './schema/api-schema.ts';
import { AttemptLimiter } from './security/attempt-limiter.ts';
import { MediaAddresses } from './security/media-addresses.ts';
import { UnsubscribeTokens } from './security/unsubscribe-tokens.ts';

/** `metrics`: the metrics of the process in which the API counts its streams. */
export type ApiPluginOptions = { db: Database; config: ApiConfig; metrics?: Pick<Metrics, 'live'> };

/** Dependencies of the routes; made once per server. */
export type Services = {
  db: ApiDb;
  config: CompleteConfig;
  pictureUrl: (id: string) => string;
  accounts: AccountRepository;
  announcements: AnnouncementRepository;
  announcementImages: AnnouncementImages;
  bus: Bus;
  comments: CommentRepository;
  companies: CompanyRepository;
  conversations: ConversationRepository;
  jobs: JobRepository;
  mailWorker: MailWorker;
  media: MediaAddresses;
  deviceCookie: DeviceCookie;
  devices: DeviceRepository;
  emailChanges: EmailChangeRepository;
  eventLog: EventLog;
  figures: FiguresRepository;
  limiter: AttemptLimiter;
  liveReader: LiveReader;
  memberProfiles: MemberProfileRepository;
  members: MemberRepository;
  notificationMails: NotificationMailRepository;
  notifications: NotificationRepository;
  outbox: OutboxRepository;
  ownPictures: OwnPictures;
  pictures: PictureRepository;
  positions: PositionRepository;
  preferences: PreferenceRepository;
  push: PushRepository;
  relations: RelationRepository;
  resets: PasswordResetRepository;
  search: SearchRepository;
  secrets: SecretRepository;
  sessions: SessionRepository;
  streams: Streams;
  suggestions: SuggestionRepository;
  unsubscribeTokens: UnsubscribeTokens;
  writes: WriteRepository;
};

/** The services over a database; pictures have their addresses below `prefix`. */
export function makeServices(
  { db: database, config: given, metrics: { live } = { live: new LiveMetrics() } }: ApiPluginOptions,
  prefix: string,
): Services {
  const config = completeConfig(given);
  const db = apiDb(database);
  const pictureUrl = (id: string) => `${prefix}/az/pictures/${id}`;
  const outbox = new OutboxRepository(db, config.now);
  const bus = database.signals ? new SharedBus(database.signals) : new InProcessBus();
  const eventLog = new EventLog(db, config.now);
  const announcements = new AnnouncementRepository(db, pictureUrl);
  const comments = new CommentRepository(db, pictureUrl);
  const pictures = new PictureRepository(db, config.now);
  const secrets = new SecretRepository(db);
  const media = new MediaAddresses(secrets, prefix, config.now);
  const sessions = new SessionRepository(db, config.now);
  const relations = new RelationRepository(db, pictureUrl, config.now);
  const members = new MemberRepository(db);
  const conversations = new ConversationRepository(db, pictureUrl);
  const notifications = new NotificationRepository(db, pictureUrl, config.now);
  const liveReader = new LiveReader(eventLog, {
    ...{ announcements, conversations, members, notifications, relations },
  });
  const hints = new HintReader(db, announcements, comments);
  return {
    db,
    config,
    pictureUrl,
    accounts: new AccountRepository(db),
    announcements,
    announcementImages: new AnnouncementImages(db, pictureUrl, media),
    bus,
    comments,
    companies: new CompanyRepository(db),
    conversations,
    jobs: new JobRepository(db),
    memberProfiles: new MemberProfileRepository(db, pictureUrl, relations, pictures),
    members,
    notificationMails: new NotificationMailRepository(db, notifications, config.now),
    notifications,
    pictures,
    positions: new PositionRepository(db),
    mailWorker: new MailWorker(outbox),
    media,
    deviceCookie: new DeviceCookie(prefix, config.publicUrl),
    devices: new DeviceRepository(db, config.now),
    emailChanges: new EmailChangeRepository(db, config.now),
    eventLog,
    figures: new FiguresRepository(db),
    liveReader,
    limiter: new AttemptLimiter(new AttemptRepository(db, config.now), secrets),
    outbox,
    ownPictures: new OwnPictures(db, media),
    preferences: new PreferenceRepository(db),
    push: new PushRepository(db, { notifications, sessions, now: config.now }),
    relations,
    resets: new PasswordResetRepository(db, config.now),
    search: new SearchRepository(db, pictureUrl),
    secrets,
    sessions,
    streams: new Streams({ bus, config, hints, metrics: live, reader: liveReader, sessions }),
    suggestions: new SuggestionRepository(db, pictureUrl, config.now),
    unsubscribeTokens: new UnsubscribeTokens(secrets),
    writes: new WriteRepository(db, bus, config.now),
  };
}
