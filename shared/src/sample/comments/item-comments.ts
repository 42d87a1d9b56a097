import type { SampleComment } from './sample-comment.ts';

/** Sample comments by kind and id of what they are about. */
export const itemComments: Readonly<Record<string, SampleComment[]>> = {
  'post-1': [
    [
      '103',
      1,
      4,
      'Superbe lumière. Vous avez gardé l’ancienne table\u202f?',
      [
        [
          '101',
          1,
          2,
          'Oui, elle est dans la salle du fond.',
          [['103', 1, 0, 'Parfait pour les ateliers.', [['105', 1, 1, 'Je réserve le premier.']]]],
        ],
      ],
    ],
    ['112', 2, 1, 'Hâte de passer vous voir.'],
  ],
  'post-2': [
    ['109', 1, 6, 'Très belle organisation, bravo à toute l’équipe.'],
    [
      '110',
      2,
      0,
      'Où trouve-t-on les supports\u202f?',
      [['104', 1, 3, 'Le lien est dans le programme, à la page de chaque intervention.']],
    ],
    ['102', 3, 2, 'La table ronde du second jour valait le déplacement.'],
    ['108', 4, 0, 'J’ai pris beaucoup de notes.'],
    ['111', 5, 1, 'À l’an prochain.'],
    ['101', 6, 0, 'La panne de micro a donné lieu au meilleur échange de la journée.'],
  ],
  'post-4': [['111', 2, 1, 'La brume de quelle saison\u202f?', [['107', 2, 1, 'Celle d’octobre, surtout.']]]],
  'post-6': [['112', 5, 0, 'Je transmets à mes étudiantes.']],
  'video-1': [
    [
      '104',
      3,
      5,
      'On s’y croirait. Filmé avec quel appareil\u202f?',
      [['106', 1, 2, 'Un simple téléphone, fixé au mât.']],
    ],
    ['112', 6, 1, 'Quel calme.'],
  ],
  'video-4': [['101', 4, 3, 'Vivement le reportage complet.']],
  'album-1': [
    ['105', 2, 4, 'Quelle belle journée.', [['102', 1, 0, 'À refaire au printemps.']]],
    ['108', 5, 1, 'La troisième photo est ma préférée.'],
  ],
  'album-4': [['101', 3, 2, 'Cette lumière vous va bien.']],
  'short-1': [
    ['107', 2, 2, 'La deuxième façon, sans hésiter.'],
    ['109', 4, 0, 'Où trouve-t-on ces boîtes\u202f?'],
  ],
  'short-4': [['106', 1, 6, 'Le soir, toujours.']],
};
