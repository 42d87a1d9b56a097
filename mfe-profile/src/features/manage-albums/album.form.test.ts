/** @jest-environment node */
import { sampleAlbums } from '../../data/albums.ts';
import { albumProblems, initialAlbum, toAlbum } from './album.form.ts';

test('an album needs a title and a photo', () => {
  expect(albumProblems(initialAlbum)).toEqual({
    title: 'Donnez un titre à l’album.',
    photoIds: 'Choisissez au moins une photo.',
  });
  expect(albumProblems({ title: '  ', photoIds: ['photo-1'] })).toHaveProperty('title');
  expect(albumProblems({ title: '\u3164', photoIds: ['photo-1'] })).toHaveProperty('title');
  expect(albumProblems({ title: 'a'.repeat(101), photoIds: ['photo-1'] })).toEqual({
    title: 'Le titre ne peut pas dépasser 100 caractères.',
  });
  expect(albumProblems({ title: 'a'.repeat(100), photoIds: ['photo-1'] })).toEqual({});
});

test('it contains the chosen photos in order, and is local', () => {
  const photos = sampleAlbums().flatMap((one) => one.photos);
  const album = toAlbum({ title: ' Vacances ', photoIds: ['nuit', 'plage'] }, photos, 'x');
  expect(album).toMatchObject({ id: 'x', title: 'Vacances', isLocal: true });
  expect(album.photos.map(({ id }) => id)).toEqual(['plage', 'nuit']);
});
