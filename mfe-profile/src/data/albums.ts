import { type Photo, samplePhotos } from './photos.ts';

/** An album of the member (specification, section 3), from sample data or from this device. */
export type Album = { id: string; title: string; photos: Photo[]; isLocal: boolean };

const seeds: { title: string; photoIndexes: number[] }[] = [
  { title: 'Déplacements', photoIndexes: [1, 4, 6] },
  { title: 'En ville', photoIndexes: [2, 5, 8] },
  { title: 'Paysages', photoIndexes: [0, 3, 7] },
];

export function sampleAlbums(): Album[] {
  const photos = samplePhotos();
  return seeds.map(({ title, photoIndexes }, index) => ({
    id: `album-${index + 1}`,
    title,
    photos: photoIndexes.flatMap((photo) => photos[photo] ?? []),
    isLocal: false,
  }));
}
