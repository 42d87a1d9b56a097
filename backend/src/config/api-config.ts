import { type Extension, extensions } from '@az/shared/contracts';

/** At most `count` in any period of `windowMs` milliseconds. */
export type Limit = { count: number; windowMs: number };

/** Transport of mail: SMTP when set, otherwise files in a folder. */
type MailConfig = {
  outboxDir: string;
  /** `url` is `smtp://` or `smtps://`, with user and password where needed; `from` is an e-mail address. */
  smtp?: { url: string; from: string };
};

/** Limits and times of streams, in bytes and milliseconds. */
const liveDefaults = {
  /** Open streams at most: `maxStreams` in one process, `maxPerMember` of one member in one process. */
  maxStreams: 20_000,
  maxPerMember: 8,
  opens: { count: 30, windowMs: 60_000 } satisfies Limit,
  /** A client that leaves more than this unread is disconnected. */
  maxUnsentBytes: 256 * 1024,
  /** Must be shorter than nginx's read timeout, 60 s. */
  heartbeatMs: 25_000,
  /** Shortest lifetime of a stream. The longest is 1.5 times as long. */
  lifeMs: 12 * 60_000,
  /** Longest time that a client is asked to wait before it reconnects. */
  retryMs: 5000,
  /** How often the server looks for events that no message announced. */
  sweepMs: 4000,
  /** How long hints are collected before they are sent. */
  coalesceMs: 20,
};

/** Options of the API. Everything but the mail has a default. */
export type ApiConfig = {
  mail: MailConfig;
  /** Public address of the product, for links in mail. Default: the server's own address on loopback. */
  publicUrl?: string;
  productName?: string;
  /** The clock, for tests of expiry. */
  now?: () => Date;
  /**
   * Failed sign-ins per client address (IPv6: per /64), default 25 in 5 minutes; per e-mail, default 25 an hour;
   * `perDevice`: from a browser known to the member or in an open session, default 10 an hour.
   */
  signInLimits?: { perAddress?: Limit; perEmail?: Limit; perDevice?: Limit };
  /**
   * Default 20 an hour each: `register` (also new e-mails), requests for reset mails and failed mailed links per client
   * address, exports per member. `emailChange`: confirmation mails per member and per new e-mail, default 5 an hour.
   */
  accountLimits?: {
    register?: Limit;
    forgotPassword?: Limit;
    resetPassword?: Limit;
    export?: Limit;
    emailChange?: Limit;
  };
  /** The extensions whose calls exist. Default: all. */
  extensions?: readonly Extension[];
  /**
   * Defaults: 12 000 requests a minute per client address; 120 writes and 120 searches a minute per member;
   * `contactsPerMember`: 200 searches for an e-mail address or phone number a day, over all processes.
   */
  requestLimits?: {
    perAddress?: Limit;
    writesPerMember?: Limit;
    searchesPerMember?: Limit;
    contactsPerMember?: Limit;
  };
  /** Announcements and comments of a member. Defaults: 30 and 120 an hour. */
  postLimits?: { announcements?: Limit; comments?: Limit };
  /** Requests to connect of a member. Default: 50 a day. */
  relationLimits?: { requests?: Limit };
  /**
   * Messages of a member. `first`: first ones to members who are no connections, default 20 a day. `perMinute`, `perHour`:
   * in one conversation, default 60 and 600. `perDay`: in all conversations, default 2000.
   */
  messageLimits?: { first?: Limit; perMinute?: Limit; perHour?: Limit; perDay?: Limit };
  live?: Partial<typeof liveDefaults>;
};

const minute = 60_000;
const hour = 60 * minute;
const perHour = (count: number): Limit => ({ count, windowMs: hour });

export function completeConfig(config: ApiConfig) {
  const { now, signInLimits, accountLimits, requestLimits, postLimits, relationLimits } = config;
  return {
    mail: config.mail,
    publicUrl: config.publicUrl ?? null,
    productName: config.productName ?? 'AZ Connect',
    extensions: new Set<Extension>(config.extensions ?? extensions),
    now: now ?? (() => new Date()),
    signInLimits: {
      perAddress: signInLimits?.perAddress ?? { count: 25, windowMs: 5 * minute },
      perEmail: signInLimits?.perEmail ?? perHour(25),
      perDevice: signInLimits?.perDevice ?? perHour(10),
    },
    accountLimits: {
      register: accountLimits?.register ?? perHour(20),
      forgotPassword: accountLimits?.forgotPassword ?? perHour(20),
      resetPassword: accountLimits?.resetPassword ?? perHour(20),
      export: accountLimits?.export ?? perHour(20),
      emailChange: accountLimits?.emailChange ?? perHour(5),
    },
    requestLimits: {
      perAddress: { count: 12_000, windowMs: minute },
      writesPerMember: { count: 120, windowMs: minute },
      searchesPerMember: { count: 120, windowMs: minute },
      contactsPerMember: { count: 200, windowMs: 24 * hour },
      ...requestLimits,
    },
    live: { ...liveDefaults, ...config.live },
    relationLimits: { requests: relationLimits?.requests ?? { count: 50, windowMs: 24 * hour } },
    messageLimits: {
      first: { count: 20, windowMs: 24 * hour },
      perMinute: { count: 60, windowMs: minute },
      perHour: perHour(600),
      perDay: { count: 2000, windowMs: 24 * hour },
      ...config.messageLimits,
    },
    postLimits: {
      announcements: postLimits?.announcements ?? perHour(30),
      comments: postLimits?.comments ?? perHour(120),
    },
  };
}

export type CompleteConfig = ReturnType<typeof completeConfig>;
