/** At most `count` in any period of `windowMs` milliseconds. */
export type Limit = { count: number; windowMs: number };

/** What may be set about the API. Everything has a default. */
export type ApiConfig = {
  /** The clock, for tests of expiry. */
  now?: () => Date;
  /** Failed sign-ins, per client address (IPv6: per /64) and per e-mail. Defaults: 25 in 5 minutes, 25 in an hour. */
  signInLimits?: { perAddress?: Limit; perEmail?: Limit };
  /** All requests per client address, and writes per member. Defaults: 12 000 and 120 a minute. */
  requestLimits?: { perAddress?: Limit; writesPerMember?: Limit };
};

const minute = 60_000;

/** The configuration with its defaults filled in (sign-in limits: faults.md section 1, item 7). */
export function completeConfig({ now, signInLimits, requestLimits }: ApiConfig) {
  return {
    now: now ?? (() => new Date()),
    signInLimits: {
      perAddress: signInLimits?.perAddress ?? { count: 25, windowMs: 5 * minute },
      perEmail: signInLimits?.perEmail ?? { count: 25, windowMs: 60 * minute },
    },
    requestLimits: {
      perAddress: requestLimits?.perAddress ?? { count: 12_000, windowMs: minute },
      writesPerMember: requestLimits?.writesPerMember ?? { count: 120, windowMs: minute },
    },
  };
}

export type CompleteConfig = ReturnType<typeof completeConfig>;
