import { hoursBefore } from '@az/shared/sample/people';
import { type PictureName, samplePicture } from '@az/shared/sample/pictures';

/** A publication of the member (specification, section 3, "Post"), from sample data. */
export type OwnPost = {
  id: string;
  caption: string;
  photos: ReturnType<typeof samplePicture>[];
  likesCount: number;
  isLiked: boolean;
  commentsCount: number;
  /** ISO 8601. */
  createdAt: string;
};

type Seed = { caption: string; photoIndexes: PictureName[]; likes: number; comments: number; hours: number };

const seeds: Seed[] = [
  {
    caption:
      'Premier bilan de notre atelier sur l’accueil des nouveaux arrivants : douze idées, dont trois que nous essayons dès lundi. La plus simple est souvent la meilleure, alors nous commençons par une visite des équipes le premier matin.',
    photoIndexes: [],
    likes: 38,
    comments: 2,
    hours: 9,
  },
  {
    caption: 'Quelques vues prises entre deux rendez-vous.',
    photoIndexes: ['collines', 'plage', 'quartier'],
    likes: 67,
    comments: 3,
    hours: 74,
  },
  {
    caption:
      'Nous cherchons deux personnes pour le projet d’énergie solaire de la région : une à la conception, une au suivi de chantier.\nÉcrivez-moi si vous connaissez quelqu’un que cela intéresse.',
    photoIndexes: [],
    likes: 21,
    comments: 1,
    hours: 190,
  },
  {
    caption: 'La vallée, enfin sous le soleil après trois jours de pluie.',
    photoIndexes: ['vallee'],
    likes: 19,
    comments: 0,
    hours: 260,
  },
];

export function samplePosts(): OwnPost[] {
  return seeds.map(({ caption, photoIndexes, likes, comments, hours }, index) => ({
    id: `own-post-${index + 1}`,
    caption,
    photos: photoIndexes.map(samplePicture),
    likesCount: likes,
    isLiked: false,
    commentsCount: comments,
    createdAt: hoursBefore(hours),
  }));
}
