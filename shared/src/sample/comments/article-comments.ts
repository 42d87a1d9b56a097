import type { SampleComment } from './sample-comment.ts';

/** Sample comments by article id, with times in steps of one hour. Other articles have no comments. */
export const articleComments: Readonly<Record<string, SampleComment[]>> = {
  '1': [
    [
      '107',
      2,
      6,
      'J’ai coupé mon résumé en deux, et il se lit enfin d’une traite.',
      [['108', 1, 3, 'C’est souvent le bon signe\u00a0: on ne regrette jamais ce que l’on a retiré.']],
    ],
    ['110', 5, 1, 'Et pour la photo, faut-il vraiment sourire\u202f?'],
  ],
  '2': [['111', 3, 4, 'La troisième question m’a valu la meilleure conversation de l’entretien.']],
  '4': [
    ['101', 4, 2, 'L’heure de fin annoncée a tout changé chez nous.'],
    [
      '112',
      6,
      0,
      'Comment choisissez-vous la personne qui ouvre le sujet\u202f?',
      [['104', 2, 2, 'On demande à quelqu’un qui a posé une bonne question la fois d’avant.']],
    ],
  ],
  '6': [
    ['102', 7, 5, '«\u202fRelisez, coupez un tiers, envoyez\u202f»\u00a0: je l’affiche au-dessus du bureau.'],
  ],
  '11': [['106', 9, 1, 'Trois modératrices depuis janvier\u00a0: je confirme, les vacances existent.']],
};
