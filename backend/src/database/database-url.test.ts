import { databaseUrlMistake } from './database-url.ts';

it.each([
  'postgres://az:secret@db.example:5432/az',
  'postgresql://db.example/az?sslmode=verify-full&sslrootcert=/etc/ca.pem',
  'postgres:///az?host=/var/run/postgresql',
])('accepts %s', (url) => {
  expect(databaseUrlMistake(url)).toBeNull();
});

it.each([
  'az',
  'mysql://db.example/az',
  'postgres://db.example',
  'postgres://db.example/',
  'http://db.example/az',
])('refuses %s', (url) => {
  expect(databaseUrlMistake(url)).toMatch(/^DATABASE_URL must be .+\.$/);
});

it.each(['prefer', 'allow', 'no-verify', ''])(
  'refuses sslmode %s, which does not decide whether to encrypt',
  (mode) => {
    expect(databaseUrlMistake(`postgres://az:hunter2@db.example/az?sslmode=${mode}`)).toBe(
      'The sslmode of DATABASE_URL must be one of disable, require, verify-ca, verify-full.',
    );
  },
);

it('requires sslrootcert when any authority would be accepted', () => {
  const url = 'postgres://az@db.example/az?sslmode=verify-ca';
  expect(databaseUrlMistake(url)).toMatch(/sslrootcert/);
  expect(databaseUrlMistake(`${url}&sslrootcert=/etc/ca.pem`)).toBeNull();
});
