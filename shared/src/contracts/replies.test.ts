/** @jest-environment node */
import { safeParse } from 'valibot';
import { parseCapabilities } from './capabilities.ts';
import { parseErrorReply } from './errors.ts';
import { parseFigures } from './figures.ts';
import { imageTypeOf, readBase64Image, readImageUrl } from './images.ts';
import { parseCoverReply, parsePictureReply } from './pictures.ts';
import { parseLoginReply, parseVerifyReply } from './session.ts';
import { ErrorReplyWire } from './wire/errors.wire.ts';
import { levelParts } from './wire/extensions.ts';

const jpeg = '/9j/4AAQSkZJRgABAQAAAQABAAD/2w==';

describe('sign-in', () => {
  const reply = { status: true, access_token: 'abc', user: { Customers_Numbers: '7', Names: 'Awa' } };

  it('returns token and member', () => {
    expect(parseLoginReply(reply)).toMatchObject({ token: 'abc', member: { id: '7', firstName: 'Awa' } });
  });

  it.each([
    null,
    {},
    { ...reply, status: false },
    { ...reply, status: 1 },
    { ...reply, user: {} },
    { ...reply, access_token: '' },
  ])('gives null for %p', (raw) => {
    expect(parseLoginReply(raw)).toBeNull();
  });

  it('confirms a session only when status is exactly true', () => {
    expect(parseVerifyReply({ status: true })).toEqual({ status: true });
    for (const raw of [null, {}, [], 'true', true, { status: 'true' }, { status: 1 }, { status: false }]) {
      expect(parseVerifyReply(raw)).toBe(false);
    }
  });

  it('reads figures, all of them or none', () => {
    const figures = { announcements: 256, followers: 2500, follows: 0, connections: 300 };
    expect(parseFigures({ status: true, figures })).toEqual(figures);
    for (const wrong of [null, [], 5, {}, { ...figures, follows: undefined }, { ...figures, follows: -1 }])
      expect(parseFigures({ figures: wrong })).toBeNull();
    for (const raw of [null, [], 'x', figures]) expect(parseFigures(raw)).toBeNull();
  });
});

describe('capabilities', () => {
  it('returns the names, and none for anything else', () => {
    expect(parseCapabilities({ extensions: ['login', 5, 'other'] })).toEqual(['login', 'other']);
    for (const raw of [null, [], {}, { extensions: 'login' }, '<html>'])
      expect(parseCapabilities(raw)).toEqual([]);
  });

  it('has the level of a server that lists all its parts only', () => {
    const parts = [...levelParts.accounts];
    expect(parseCapabilities({ extensions: parts })).toEqual([...parts, 'accounts']);
    expect(parseCapabilities({ extensions: ['accounts', ...parts] })).toEqual(['accounts', ...parts]);
    expect(parseCapabilities({ extensions: parts.slice(1) })).not.toContain('accounts');
  });
});

describe('pictures', () => {
  it('returns base64 without prefix', () => {
    expect(parsePictureReply({ status: true, picture_data: jpeg })).toBe(jpeg);
    expect(parseCoverReply({ status: true, cover_data: `data:image/jpeg;base64,${jpeg}` })).toBe(jpeg);
    expect(parsePictureReply({ status: true, picture_data: `${jpeg.slice(0, 10)}\n${jpeg.slice(10)}` })).toBe(
      jpeg,
    );
  });

  it.each([{}, { status: false, picture_data: jpeg }, { status: true, picture_data: null }])(
    'gives null for %p',
    (raw) => {
      expect(parsePictureReply(raw)).toBeNull();
    },
  );

  it.each([null, 'text', { status: true, picture_data: 7 }, { status: true, picture_data: 'PHN2Zz4=' }])(
    'finds no picture in %p',
    (raw) => {
      expect(parsePictureReply(raw)).toBeUndefined();
    },
  );

  it('detects images by content', () => {
    expect(imageTypeOf(jpeg)).toBe('image/jpeg');
    expect(imageTypeOf('UklGRhoAAABXRUJQVlA4')).toBe('image/webp');
    expect(imageTypeOf('UklGRhoAAABXQVZFZm10')).toBeNull();
    expect(readBase64Image(`data:image/png;base64,${jpeg}`)).toBe(jpeg);
    expect(readBase64Image('/9j/<script>')).toBeNull();
    expect(readImageUrl('/images/photo.jpg')).toBe('/images/photo.jpg');
    expect(readImageUrl(jpeg)).toBe(`data:image/jpeg;base64,${jpeg}`);
  });
});

describe('refusals', () => {
  it('keep the kind and the sentence of our server', () => {
    const message = 'Ce contenu n’existe pas.';
    const reply = { success: false, status: false, error: { kind: 'not-found', message }, message };
    expect(safeParse(ErrorReplyWire, reply).success).toBe(true);
    expect(parseErrorReply(reply, 404)).toEqual({ kind: 'not-found', message });
  });

  it.each([
    [401, 'signed-out'],
    [403, 'not-allowed'],
    [404, 'not-found'],
    [409, 'conflict'],
    [400, 'invalid'],
    [413, 'invalid'],
    [422, 'invalid'],
    [429, 'too-many'],
    [500, 'server'],
    [503, 'server'],
    [200, 'bad-reply'],
  ])('without a kind go by the status %p', (status, kind) => {
    for (const raw of ['<html>', null, { error: { kind: 'unknown' } }, []]) {
      expect(parseErrorReply(raw, status)).toEqual({ kind, message: null });
    }
  });

  it('find the message in the fields of other servers', () => {
    expect(parseErrorReply({ message: 'Non' }, 500).message).toBe('Non');
    expect(parseErrorReply({ error: 'Non' }, 500).message).toBe('Non');
  });
});
