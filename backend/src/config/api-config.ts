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
  /** Streams of one process, and of one member in it. */
  maxStreams: 20_000,
  maxPerMember: 8,
  opens: { count: 30, windowMs: 60_000 } satisfies Limit,
  /** A client that leaves more than this unread is disconnected. */
  maxUnsentBytes: 256 * 1024,
  /** Below the read timeout of nginx, 60 s. */
  heartbeatMs: 25_000,
  /** Shortest life of a stream; the longest is half as long again. */
  lifeMs: 12 * 60_000,
  /** The longest wait that a client is asked for before it comes back. */
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
   * Failed sign-ins, per client address (IPv6: per /64) and per e-mail. Defaults: 25 in 5 minutes, 25 in an hour.
   * `perDevice`: those from a browser known to the member, or inside an open session. Default: 10 in an hour.
   */
  signInLimits?: { perAddress?: Limit; perEmail?: Limit; perDevice?: Limit };
  /**
   * Per client address: new accounts and new e-mails (`register`), mails asked for, links that fail. Per member: exports.
   * Default: 20 an hour each. Per member and per wanted address: mails to confirm a new e-mail. Default: 5 an hour.
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
   * All requests per client address; writes and searches per member. Defaults: 12 000, 120 and 120 a minute. Searches of an
   * e-mail address or phone number per member, over all processes. Default: 200 a day.
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
  /** First messages of a member to members who are no connections. Default: 20 a day. */
  messageLimits?: { first?: Limit };
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
    messageLimits: { first: config.messageLimits?.first ?? { count: 20, windowMs: 24 * hour } },
    postLimits: {
      announcements: postLimits?.announcements ?? perHour(30),
      comments: postLimits?.comments ?? perHour(120),
    },
  };
}

export type CompleteConfig = ReturnType<typeof completeConfig>;
