import { countSampleComments } from '@az/shared/item-comments';
import { hoursBefore } from '@az/shared/sample/people';
import type { Picture } from '@az/shared/social/MediaGrid';
import { drawnPicture, type Scene } from './drawn-picture.ts';

/** A post of the sample network (specification, section 3). `videoId` is the id of its video. */
export type SamplePost = {
  id: string;
  socialUserId: string;
  caption: string;
  likesCount: number;
  commentsCount: number;
  photos: Picture[];
  videoId: string | null;
  createdAt: string;
};

type Row = [
  author: string,
  hoursAgo: number,
  likes: number,
  photos: [scene: Scene, time: number, alt: string][],
  caption: string,
  videoId?: string,
];

const rows: Row[] = [
  [
    '101',
    3,
    48,
    [['desk', 0, 'Un bureau clair avec un ordinateur et une tasse']],
    'Le nouvel espace de travail de l’équipe est prêt.\nTrois mois de plans, deux semaines de peinture, et des plantes offertes par les voisins du dessous.',
  ],
  [
    '104',
    8,
    131,
    [
      ['stage', 2, 'Une personne parle sur une scène éclairée'],
      ['meeting', 1, 'Cinq personnes autour d’une table'],
      ['market', 0, 'Les stands du hall d’exposition'],
      ['city', 2, 'La ville la nuit, vue de la salle'],
      ['sea', 1, 'Un voilier au soleil couchant'],
    ],
    'Retour sur les journées de l’événementiel\u00a0: deux jours, quarante intervenants et une seule panne de micro.\nLes supports sont en ligne.\nMerci aux bénévoles.\nRendez-vous l’an prochain.',
  ],
  [
    '103',
    22,
    17,
    [],
    'Petit rappel utile\u00a0: une revue de code de vingt minutes par jour vaut mieux qu’une de deux heures le vendredi.',
  ],
  [
    '107',
    30,
    86,
    [
      ['hills', 0, 'Des collines au lever du jour'],
      ['hills', 1, 'Les mêmes collines au soleil couchant'],
    ],
    'Premier relevé du parc solaire\u00a0: neuf pour cent de plus que prévu. La brume du matin se dissipe plus tôt qu’on ne le pensait.',
  ],
  ['106', 51, 64, [], 'Le montage de notre court reportage sur le marché est terminé.', '1'],
  [
    '105',
    76,
    29,
    [['meeting', 3, 'Cinq personnes devant un tableau']],
    'Nous cherchons deux alternants pour la rentrée. Les entretiens ont lieu sur place ou à distance, au choix.',
  ],
  ['112', 120, 12, [], 'Atelier de conversation chaque mardi à midi, ouvert à tous les niveaux.'],
  [
    '109',
    168,
    203,
    [
      ['market', 1, 'Un marché en fin de journée'],
      ['forest', 3, 'Une forêt au printemps'],
      ['sea', 0, 'La mer par temps clair'],
    ],
    'Trois entreprises accompagnées cette année, trois ouvertures. Voici les lieux où elles s’installent.',
  ],
];

/** The posts of the sample network, newest first. Their times depend on the time of the call; all else is fixed. */
export function samplePosts(): SamplePost[] {
  return rows.map(([socialUserId, hoursAgo, likesCount, photos, caption, videoId = null], index) => {
    const id = String(index + 1);
    return {
      id,
      socialUserId,
      caption,
      likesCount,
      commentsCount: countSampleComments(`post-${id}`),
      photos: photos.map(([scene, time, alt], photoIndex) =>
        drawnPicture(`${id}-${photoIndex}`, scene, time, alt),
      ),
      videoId,
      createdAt: hoursBefore(hoursAgo),
    };
  });
}
