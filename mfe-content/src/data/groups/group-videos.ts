import type { PictureName } from '../pictures.ts';

/** Sample videos that groups link to, by their ids on the videos page. */
export const groupVideos: Record<
  string,
  { title: string; by: string; poster: PictureName; views: number; hoursAgo: number }
> = {
  1: { title: 'Un matin sur l’eau', by: '106', poster: 'cote', views: 12840, hoursAgo: 52 },
  2: { title: 'Préparer une salle en deux heures', by: '104', poster: 'salle', views: 3120, hoursAgo: 20 },
  3: { title: 'Dix mots pour un entretien', by: '112', poster: 'cercles', views: 980, hoursAgo: 90 },
  4: { title: 'Le vent et la lumière', by: '107', poster: 'collines', views: 45210, hoursAgo: 140 },
  6: { title: 'Sons du port, la nuit', by: '101', poster: 'nuit', views: 2210, hoursAgo: 260 },
  7: { title: 'Relire du code à deux', by: '103', poster: 'ville', views: 15300, hoursAgo: 310 },
  8: {
    title: 'Questions et réponses sur l’alternance',
    by: '105',
    poster: 'foret',
    views: 640,
    hoursAgo: 400,
  },
};

/** Duration in seconds. */
export const groupVideoLength = 4;
