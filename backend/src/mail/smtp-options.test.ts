import { smtpOptions } from './smtp-options.ts';

it.each([
  ['smtp://mail.test', 'mail.test', 587, false],
  ['smtps://mail.test', 'mail.test', 465, true],
  ['smtp://127.0.0.1:2525', '127.0.0.1', 2525, false],
  ['smtp://[::1]:2525', '::1', 2525, false],
])('reads %s', (address, host, port, secure) => {
  expect(smtpOptions(address)).toMatchObject({ host, port, secure });
  expect(smtpOptions(address)).not.toHaveProperty('auth');
});

it('reads special characters in user and password', () => {
  const { auth } = smtpOptions('smtp://az%40reseau:p%40ss%3Aword%2F1@mail.test');
  expect(auth).toEqual({ user: 'az@reseau', pass: 'p@ss:word/1' });
});

it('reads nothing else from an address: no option can be injected', () => {
  expect(smtpOptions('smtps://mail.test?secure=false&tls.rejectUnauthorized=false')).toEqual(
    smtpOptions('smtps://mail.test'),
  );
});

it.each([
  ['smtp://user:secret@mail.test', true],
  ['smtp://user:secret@192.0.2.1', true],
  ['smtp://user:secret@127.0.0.1.mail.test', true],
  ['smtp://user:secret@localhost', false],
  ['smtp://user:secret@127.0.0.1', false],
  ['smtp://user:secret@[::1]', false],
  ['smtp://mail.test', false],
])('never sends a password to another machine in clear: %s', (address, requireTLS) => {
  expect(smtpOptions(address)).toMatchObject({ requireTLS });
});
