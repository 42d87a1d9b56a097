import { hoursBefore } from '@az/shared/sample/people';
import type { CoverMotif, CoverTone } from '@az/shared/social/Cover';

/** A video of the member (specification, section 3), from sample data. */
export type Video = {
  id: string;
  title: string;
  poster: { motif: CoverMotif; tone: CoverTone };
  /** Duration in seconds. */
  duration: number;
  views: number;
  /** ISO 8601. */
  uploadedAt: string;
};

const rows: [
  title: string,
  motif: CoverMotif,
  tone: CoverTone,
  duration: number,
  views: number,
  hours: number,
][] = [
  ['Présenter un projet en trois minutes', 'steps', 'info', 184, 1240, 52],
  ['Visite du nouvel atelier', 'arches', 'success', 312, 860, 210],
  ['Retour sur la journée des partenaires', 'orbits', 'warning', 745, 432, 530],
  ['Questions fréquentes sur le mentorat', 'waves', 'danger', 428, 2310, 1100],
];

export const sampleVideos = (): Video[] =>
  rows.map(([title, motif, tone, duration, views, hours], index) => ({
    id: `own-video-${index + 1}`,
    title,
    poster: { motif, tone },
    duration,
    views,
    uploadedAt: hoursBefore(hours),
  }));
