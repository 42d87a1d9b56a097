/** A mail as it leaves. */
export type OutgoingMail = {
  /** Stable over attempts, so that a receiver can tell a repetition. */
  messageId: string;
  date: Date;
  from: { name: string; address: string };
  to: string;
  subject: string;
  text: string;
  html: string;
};

/** A way for mail to leave. */
export type MailTransport = {
  /** Rejects when the mail was not accepted, or when the signal ends the attempt. */
  send: (mail: OutgoingMail, signal: AbortSignal) => Promise<void>;
};
