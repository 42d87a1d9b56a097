import { join } from 'node:path';
import type { ApiConfig } from '../config/api-config.ts';

/** Mail settings from the environment, for a server that runs the API. */
export type MailSettings = {
  /** Public address of the product; null: the server's own address. */
  publicUrl: string | null;
  productName: string;
  /** Null: mail goes to the folder `outbox` of the data directory. */
  smtp: { url: string; from: string } | null;
};

const isUrl = (text: string, protocols: RegExp): boolean =>
  URL.canParse(text) && protocols.test(new URL(text).protocol) && new URL(text).hostname !== '';

/** Reads the mail settings and collects their mistakes. The messages repeat no value, which may hold a password. */
export function readMailSettings(env: Record<string, string | undefined>): {
  settings: MailSettings;
  mistakes: string[];
} {
  const { PUBLIC_URL = '', PRODUCT_NAME = '', SMTP_URL = '', SMTP_FROM = '' } = env;
  const mistakes: string[] = [];
  if (PUBLIC_URL && !isUrl(PUBLIC_URL, /^https?:$/))
    mistakes.push('PUBLIC_URL must be an http or https address.');
  if (SMTP_URL && !isUrl(SMTP_URL, /^smtps?:$/)) mistakes.push('SMTP_URL must be an smtp or smtps address.');
  if (SMTP_FROM && !/^[^\s@<>",;]+@[^\s@<>",;]+$/.test(SMTP_FROM))
    mistakes.push('SMTP_FROM must be an e-mail address.');
  if (!SMTP_URL !== !SMTP_FROM) mistakes.push('SMTP_URL and SMTP_FROM go together: set both or neither.');
  // The name is used in mail headers, which must not contain control characters.
  if (/\p{Cc}/u.test(PRODUCT_NAME)) mistakes.push('PRODUCT_NAME must be one line of text.');
  const settings = {
    publicUrl: PUBLIC_URL || null,
    productName: PRODUCT_NAME || 'AZ Connect',
    smtp: SMTP_URL && SMTP_FROM ? { url: SMTP_URL, from: SMTP_FROM } : null,
  };
  return { settings, mistakes };
}

/** The API's configuration from these settings. */
export function apiConfigFrom({
  publicUrl,
  productName,
  smtp,
  dataDir,
}: MailSettings & { dataDir: string }): ApiConfig {
  const mail = { outboxDir: join(dataDir, 'outbox'), ...(smtp ? { smtp } : {}) };
  return { mail, productName, ...(publicUrl ? { publicUrl } : {}) };
}
