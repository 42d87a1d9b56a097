import { mailKinds } from './mail-kinds.ts';
import { writeMail } from './write-mail.ts';

const facts = {
  productName: 'AZ <b>&</b> "Co"',
  publicUrl: 'https://reseau.test',
  token: 'x'.repeat(43),
};

it.each(mailKinds)('has the same content in text and in HTML: %s', (kind) => {
  const { subject, text, html } = writeMail(kind, facts);
  expect(subject).toContain(facts.productName);
  expect(subject).not.toMatch(/[\r\n]/);
  expect(text).toMatch(/^Bonjour,\n\n[\s\S]+\n$/);
  const plain = html
    .replace(/<title>.*<\/title>/, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&');
  const words = (from: string) =>
    from
      .replace(/\u00a0:/g, '')
      .split(/\s+/)
      .filter((word) => word !== '');
  expect(words(plain)).toEqual(words(text));
});

it.each(mailKinds)('escapes markup in texts: %s', (kind) => {
  expect(writeMail(kind, facts).html).not.toContain('<b>');
});

it.each([
  ['password-reset', 'forgot-pass'],
  ['email-confirmation', 'confirm-email'],
  ['email-proof', 'confirm-email'],
] as const)('puts the token of %s into the URL fragment, which browsers never send', (kind, page) => {
  const { text } = writeMail(kind, facts);
  expect(text).toContain(`https://reseau.test/auth-advance/${page}#token=${facts.token}\n`);
});
