import type { AnnouncementImage } from '@az/shared/contracts';
import { hoursBefore } from '@az/shared/sample/people';
import { type PictureName, samplePicture } from '@az/shared/sample/pictures';

/** An album of the member (specification, section 3), from sample data or from this device. */
export type Album = {
  id: string;
  title: string;
  photos: AnnouncementImage[];
  /** ISO 8601. */
  createdAt: string;
  isLocal: boolean;
};

const seeds: { title: string; photos: PictureName[]; hours: number }[] = [
  { title: 'Déplacements', photos: ['plage', 'cote', 'nuit'], hours: 74 },
  { title: 'En ville', photos: ['quartier', 'ville', 'pont'], hours: 120 },
  { title: 'Paysages', photos: ['collines', 'vallee', 'champs'], hours: 30 },
];

export const sampleAlbums = (): Album[] =>
  seeds.map(({ title, photos, hours }, index) => ({
    id: `album-${index + 1}`,
    title,
    photos: photos.map(samplePicture),
    createdAt: hoursBefore(hours),
    isLocal: false,
  }));
