import { emailLinkHours, resetLinkMinutes } from '@az/shared/contracts';
import type { MailKind } from './mail-kinds.ts';

/** A mail's subject and the same content as plain text and as HTML. */
export type MailContent = { subject: string; text: string; html: string };

/** Addresses in the product, without a slash at the end; the token of the link, for mails that have one. */
type MailFacts = { productName: string; publicUrl: string; token?: string | undefined };

type Draft = { subject: string; paragraphs: string[]; link?: { label: string; url: string } };

const drafts: Record<MailKind, (facts: MailFacts) => Draft> = {
  'password-reset': ({ productName, publicUrl, token = '' }) => ({
    subject: `Choisir un nouveau mot de passe pour ${productName}`,
    paragraphs: [
      `Un nouveau mot de passe a été demandé pour votre compte ${productName}.`,
      `Le lien ci-dessous est valable ${resetLinkMinutes} minutes et ne sert qu’une fois.`,
      'Si cette demande ne vient pas de vous, ne faites rien : votre mot de passe reste le même.',
    ],
    // The token is in the fragment, which browsers do not send to a server.
    link: {
      label: 'Choisir un mot de passe',
      url: `${publicUrl}/auth-advance/forgot-pass#token=${token}`,
    },
  }),
  'password-changed': ({ productName, publicUrl }) => ({
    subject: `Votre mot de passe ${productName} a changé`,
    paragraphs: [
      `Le mot de passe de votre compte ${productName} vient de changer et vos autres sessions sont fermées.`,
      'Si ce changement ne vient pas de vous, demandez tout de suite un nouveau mot de passe.',
    ],
    link: { label: 'Demander un nouveau mot de passe', url: `${publicUrl}/auth-advance/forgot-pass` },
  }),
  'email-confirmation': ({ productName, publicUrl, token = '' }) => ({
    subject: `Confirmer votre adresse e-mail pour ${productName}`,
    paragraphs: [
      `Cette adresse e-mail a été indiquée pour un compte ${productName}. Elle ne sera utilisée qu’une fois confirmée.`,
      `Le lien ci-dessous est valable ${emailLinkHours} heures et ne sert qu’une fois.`,
      'Si cette demande ne vient pas de vous, ne faites rien : votre adresse ne sera pas utilisée.',
    ],
    link: {
      label: 'Confirmer cette adresse',
      url: `${publicUrl}/auth-advance/confirm-email#token=${token}`,
    },
  }),
  'email-proof': ({ productName, publicUrl, token = '' }) => ({
    subject: `Confirmer votre adresse e-mail pour ${productName}`,
    paragraphs: [
      `Cette adresse e-mail est celle d’un compte ${productName}. Confirmez-la pour y recevoir les notifications de ce compte.`,
      `Le lien ci-dessous est valable ${emailLinkHours} heures et ne sert qu’une fois.`,
      'Si ce compte n’est pas le vôtre, ne faites rien : ses notifications ne vous seront pas envoyées.',
    ],
    link: {
      label: 'Confirmer cette adresse',
      url: `${publicUrl}/auth-advance/confirm-email#token=${token}`,
    },
  }),
  'email-change-requested': ({ productName, publicUrl }) => ({
    subject: `Une autre adresse e-mail est demandée pour votre compte ${productName}`,
    paragraphs: [
      `Une autre adresse e-mail vient d’être indiquée pour votre compte ${productName}. Rien ne change tant que cette autre adresse n’est pas confirmée.`,
      'Si cette demande ne vient pas de vous, choisissez sans attendre un nouveau mot de passe : la demande est alors annulée et toutes vos sessions sont fermées.',
    ],
    link: { label: 'Choisir un nouveau mot de passe', url: `${publicUrl}/auth-advance/forgot-pass` },
  }),
  'email-taken': ({ productName, publicUrl }) => ({
    subject: `Votre adresse e-mail a été indiquée pour un autre compte ${productName}`,
    paragraphs: [
      `Votre adresse e-mail a été indiquée pour un autre compte ${productName}. Elle est déjà celle de votre compte, et rien n’a changé.`,
      'Si c’était vous, connectez-vous avec cette adresse, ou choisissez-en une autre pour l’autre compte.',
    ],
    link: { label: 'Se connecter', url: `${publicUrl}/auth-advance/sign-in` },
  }),
  'email-changed': ({ productName }) => ({
    subject: `L’adresse e-mail de votre compte ${productName} a changé`,
    paragraphs: [
      `Votre compte ${productName} utilise désormais une autre adresse e-mail. Cette adresse-ci ne permet plus de s’y connecter.`,
      `Si ce changement ne vient pas de vous, écrivez sans attendre à l’assistance de ${productName}.`,
    ],
  }),
  'register-attempt': ({ productName, publicUrl }) => ({
    subject: `Vous avez déjà un compte ${productName}`,
    paragraphs: [
      `Quelqu’un a voulu créer un compte ${productName} avec votre adresse e-mail. Vous en avez déjà un, et rien n’a changé.`,
      'Si c’était vous, connectez-vous, ou demandez un nouveau mot de passe si vous l’avez oublié.',
    ],
    link: { label: 'Se connecter', url: `${publicUrl}/auth-advance/sign-in` },
  }),
};

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

function toHtml({ subject, paragraphs, link }: Draft, productName: string): string {
  const rows = paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`);
  if (link) {
    const url = escapeHtml(link.url);
    rows.push(`<p><a href="${url}">${escapeHtml(link.label)}</a></p>`, `<p>${url}</p>`);
  }
  return [
    '<!doctype html>',
    `<html lang="fr"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head><body>`,
    '<p>Bonjour,</p>',
    ...rows,
    `<p>${escapeHtml(productName)}</p>`,
    '</body></html>',
    '',
  ].join('\n');
}

function toText({ paragraphs, link }: Draft, productName: string): string {
  const rows = ['Bonjour,', ...paragraphs];
  if (link) rows.push(`${link.label} :\n${link.url}`);
  return `${[...rows, productName].join('\n\n')}\n`;
}

/** Contains no user input, so that nobody can register with somebody else's address to send them a text. */
export function writeMail(kind: MailKind, facts: MailFacts): MailContent {
  const draft = drafts[kind](facts);
  return {
    subject: draft.subject,
    text: toText(draft, facts.productName),
    html: toHtml(draft, facts.productName),
  };
}
