import { type NotificationWire, notificationKindNames } from '@az/shared/contracts';
import { paths } from '@az/shared/paths';
import type { EmailFrequency } from '../repositories/mail-time.ts';
import { escapeHtml, type MailContent } from './write-mail.ts';

/** `publicUrl` has no slash at the end. */
type Facts = {
  productName: string;
  publicUrl: string;
  unsubscribeUrl: string;
  frequency: EmailFrequency;
  items: readonly NotificationWire[];
};

/** Maximum of notifications that a mail lists; it counts the others. */
const maxListed = 20;
/** Longer names are cut, because a name is a text that somebody else has chosen. */
const maxName = 60;

const reasons: Record<EmailFrequency, string> = {
  each: 'Vos réglages demandent un e-mail à chaque notification.',
  daily: 'Vos réglages demandent un e-mail par jour.',
  weekly: 'Vos réglages demandent un e-mail par semaine.',
  never: '',
};

const nameOf = ({ from: { name } }: NotificationWire): string =>
  name.length > maxName ? `${name.slice(0, maxName).trim()}…` : name;

const counted = (count: number): string => (count === 1 ? 'une notification' : `${count} notifications`);

function subjectOf({ productName, frequency, items }: Facts): string {
  const [first] = items;
  if (frequency === 'each' && items.length === 1 && first)
    return `${nameOf(first)} ${first.text.replace(/\.$/, '')}`.replace(/\s+/g, ' ');
  if (frequency === 'each') return `${counted(items.length)} sur ${productName}`;
  const period = frequency === 'daily' ? 'du jour' : 'de la semaine';
  return `Votre résumé ${period} sur ${productName}\u00a0: ${counted(items.length)}`;
}

const link = (label: string, url: string): string => `<a href="${escapeHtml(url)}">${escapeHtml(label)}</a>`;

/** For readers of mail with a dark theme; others ignore it. Nothing is loaded from elsewhere. */
const style = `:root{color-scheme:light dark}
a{color:#0b6477}
@media (prefers-color-scheme:dark){body,.page{background:#11161c!important}.card{background:#1b2128!important}
td,p,strong{color:#e6ebf0!important}a{color:#6fc7d8!important}}`;

/**
 * The mail with what a member is notified of. It quotes nothing that others wrote but their names, because the reader may
 * not be allowed to open it later.
 */
export function writeNotificationMail(facts: Facts): MailContent {
  const { productName, publicUrl, unsubscribeUrl, frequency, items } = facts;
  const subject = subjectOf(facts);
  const listed = items
    .slice(0, maxListed)
    .map((one) => ({ name: nameOf(one), text: one.text, url: `${publicUrl}${one.url}` }));
  const more = items.length - listed.length;
  const rest =
    more > 0 ? [`Et ${more === 1 ? 'une autre notification' : `${more} autres notifications`}.`] : [];
  const kinds = [...new Set(items.map(({ kind }) => notificationKindNames[kind]))].join(', ');
  const why = `${reasons[frequency]} Sujets de celui-ci\u00a0: ${kinds}.`;
  const links = [
    ['Voir toutes vos notifications', `${publicUrl}${paths.notifications()}`],
    ['Changer vos réglages (Paramètres › Notifications)', `${publicUrl}${paths.settingsNotification()}`],
    ['Ne plus recevoir ces e-mails', unsubscribeUrl],
  ] as const;
  const text = [
    'Bonjour,',
    ...listed.map((one) => `${one.name} ${one.text}\n${one.url}`),
    ...rest,
    why,
    ...links.map(([label, url]) => `${label}\u00a0:\n${url}`),
    productName,
  ];
  const row = (content: string) => `<tr><td style="padding:12px 0;color:#16202a">${content}</td></tr>`;
  const html = `<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title><style>${style}</style></head>
<body style="margin:0;background:#f3f5f7"><table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0"
 style="background:#f3f5f7;font:16px/1.5 system-ui,sans-serif"><tr><td align="center" style="padding:16px">
<table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0"
 style="max-width:560px;background:#fff;border-radius:8px;text-align:left"><tr><td style="padding:16px 24px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0">
${row('Bonjour,')}
${listed.map((one) => row(`<strong>${escapeHtml(one.name)}</strong> ${link(one.text, one.url)}`)).join('\n')}
${rest.map((one) => row(escapeHtml(one))).join('\n')}
</table>
<p style="margin:16px 0;color:#4f5b66;font-size:14px">${escapeHtml(why)}</p>
${links.map(([label, url]) => `<p style="margin:8px 0;font-size:14px">${link(label, url)}</p>`).join('\n')}
<p style="margin:16px 0 0;color:#4f5b66;font-size:14px">${escapeHtml(productName)}</p>
</td></tr></table></td></tr></table></body></html>
`;
  return { subject, text: `${text.join('\n\n')}\n`, html };
}
