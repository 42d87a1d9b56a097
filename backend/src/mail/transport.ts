export type OutgoingMail = {
  /** The same for each attempt, so that a receiver can recognise duplicates. */
  messageId: string;
  date: Date;
  from: { name: string; address: string };
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Where a POST ends mails of this kind, for the headers of RFC 8058. */
  unsubscribeUrl?: string;
};

export type MailTransport = {
  /** Rejects when the mail was not accepted, or when the signal ends the attempt. */
  send: (mail: OutgoingMail, signal: AbortSignal) => Promise<void>;
};
