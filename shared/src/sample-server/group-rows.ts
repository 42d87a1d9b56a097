import type { GroupTab, GroupType } from '../contracts/index.ts';
import type { PictureName } from '../sample/pictures/index.ts';

/** One sample group in short form; people by their ids, pictures by their names. */
type GroupRow = {
  name: string;
  type: GroupType;
  image: PictureName;
  /** Publications per day. */
  ppd: number;
  memberCount: number;
  description: string;
  /** Whether the member is in the group until they leave it. */
  isJoin?: true;
  verified?: true;
  /** The tab that lists it if the member is not in it at first. */
  shelf?: GroupTab;
  city?: string;
  /** Days since the group was founded, and hours since its last publication. */
  age: [days: number, hours: number];
  memberIds: string[];
  posts: [author: string, hoursAgo: number, likes: number, text: string, picture?: PictureName][];
  media?: PictureName[];
  videoIds?: string[];
  eventIds?: string[];
};

export const groupRows: GroupRow[] = [
  {
    name: 'Cercle des indépendants',
    type: 'Public',
    image: 'quartier',
    ppd: 6,
    memberCount: 2340,
    isJoin: true,
    verified: true,
    city: 'Libreville',
    age: [820, 2],
    memberIds: ['109', '101', '106', '111', '108', '104', '112'],
    description:
      'On y parle devis, délais de paiement, protection sociale et solitude du bureau. Une règle\u00a0: chaque question reçoit au moins une réponse dans la journée.',
    posts: [
      [
        '109',
        2,
        31,
        'Question du lundi\u00a0: quel est le dernier outil que vous avez abandonné, et pourquoi\u202f?',
      ],
      [
        '106',
        27,
        58,
        'Retour sur le petit déjeuner de la semaine dernière\u00a0: vingt-trois personnes, neuf problèmes, sept solutions.',
        'quartier',
      ],
      ['111', 75, 12, 'J’ai mis à jour le modèle de plan de trésorerie. Il tient maintenant sur une page.'],
    ],
    media: ['quartier', 'ville', 'courbes', 'cercles', 'pont'],
    videoIds: ['2'],
    eventIds: ['2', '3'],
  },
  {
    name: 'Écrire au travail',
    type: 'Public',
    image: 'mosaique',
    ppd: 3,
    memberCount: 418,
    isJoin: true,
    age: [300, 9],
    memberIds: ['108', '112', '105', '110'],
    description:
      'Lettres, rapports, notes, publications\u00a0: nous relisons vos textes et nous partageons les nôtres.',
    posts: [
      ['108', 9, 22, 'Exercice de la semaine\u00a0: dire la même chose avec la moitié des mots.', 'mosaique'],
      ['112', 50, 8, 'Une liste de vingt verbes qui remplacent «\u202ffaire\u202f», à garder sous la main.'],
    ],
    media: ['mosaique', 'cercles'],
    eventIds: ['6'],
  },
  {
    name: 'Ressources humaines en pratique',
    type: 'Private',
    image: 'salle',
    ppd: 11,
    memberCount: 960,
    isJoin: true,
    verified: true,
    age: [510, 1],
    memberIds: ['105', '102', '112', '110', '101'],
    description:
      'Entre personnes qui recrutent, forment et accompagnent. Ce qui se dit dans le groupe reste dans le groupe.',
    posts: [
      [
        '105',
        1,
        14,
        'Nos questions d’entretien ont deux ans. Quelqu’un a-t-il mesuré lesquelles disent vraiment quelque chose\u202f?',
      ],
      ['102', 30, 9, 'Modèle de parcours d’accueil sur trente jours, en cinq étapes.'],
    ],
    media: ['salle'],
    eventIds: ['9', '16'],
  },
  {
    name: 'Soleil et toitures',
    type: 'Public',
    image: 'collines',
    ppd: 9,
    memberCount: 5120,
    shelf: 'popular',
    verified: true,
    age: [690, 3],
    memberIds: ['107', '103', '102', '109', '101', '111'],
    description:
      'Installer, mesurer, réparer\u00a0: les retours d’expérience de celles et ceux qui produisent leur électricité.',
    posts: [
      [
        '107',
        3,
        88,
        'Relevés du mois\u00a0: neuf pour cent de plus que prévu. La brume se dissipe plus tôt qu’on ne le pensait.',
        'collines',
      ],
      [
        '103',
        44,
        27,
        'J’ai publié le programme qui lit les compteurs. Il fonctionne sur un ordinateur de récupération.',
      ],
    ],
    media: ['collines', 'vallee', 'champs'],
    videoIds: ['4'],
    eventIds: ['8'],
  },
  {
    name: 'Photographes de la côte',
    type: 'Public',
    image: 'cote',
    ppd: 24,
    memberCount: 1875,
    shelf: 'suggested',
    city: 'Port-Gentil',
    age: [240, 5],
    memberIds: ['106', '101', '104', '108', '112'],
    description:
      'Une sortie par mois, un thème par semaine. On montre ses photos ratées aussi, c’est là qu’on apprend.',
    posts: [
      ['106', 5, 112, 'Cinq heures quarante-cinq, ce matin. Le thème de la semaine\u00a0: reflets.', 'cote'],
      ['104', 60, 41, 'Le même endroit, douze heures plus tard.', 'plage'],
    ],
    media: ['cote', 'plage', 'nuit', 'pont', 'foret', 'vallee'],
    videoIds: ['1', '6'],
    eventIds: ['13'],
  },
  {
    name: 'Alternance et premiers emplois',
    type: 'Public',
    image: 'foret',
    ppd: 15,
    memberCount: 3320,
    shelf: 'popular',
    age: [410, 4],
    memberIds: ['105', '110', '103', '102'],
    description: 'Offres, relectures de lettres, entretiens d’essai. Les anciens répondent aux nouveaux.',
    posts: [
      [
        '105',
        4,
        65,
        'Deux contrats d’alternance à la rentrée. Entretiens sur place ou à distance, au choix.',
      ],
      ['110', 90, 17, 'Merci au groupe\u00a0: j’ai commencé lundi.'],
    ],
    media: ['foret'],
    videoIds: ['8'],
    eventIds: ['16', '9'],
  },
  {
    name: 'Jardins du Plateau',
    type: 'Public',
    image: 'jardins',
    ppd: 2,
    memberCount: 134,
    shelf: 'suggested',
    city: 'Franceville',
    age: [1200, 20],
    memberIds: ['101', '107', '110'],
    description: 'Soixante parcelles, un compost commun et beaucoup de graines à échanger.',
    posts: [
      ['101', 20, 19, 'Échange de semences samedi, près du puits. Apportez des enveloppes.', 'jardins'],
      ['107', 200, 7, 'La pompe est réparée.'],
    ],
    media: ['jardins', 'champs', 'vallee'],
    eventIds: ['10', '15'],
  },
  {
    name: 'Comité des fêtes du port',
    type: 'Private',
    image: 'marche',
    ppd: 5,
    memberCount: 46,
    shelf: 'more',
    city: 'Port-Gentil',
    age: [95, 12],
    memberIds: ['101', '104', '111'],
    description: 'L’organisation des fêtes du port\u00a0: planning, achats, bénévoles.',
    posts: [['104', 12, 3, 'Le planning de samedi est complet.']],
    eventIds: ['4'],
  },
  {
    name: 'Code du soir',
    type: 'Public',
    image: 'ville',
    ppd: 18,
    memberCount: 780,
    shelf: 'suggested',
    age: [60, 6],
    memberIds: ['103', '107', '111', '109'],
    description: 'Un petit programme par semaine, relu à plusieurs. Débutants bienvenus.',
    posts: [
      [
        '103',
        6,
        34,
        'Défi de la semaine\u00a0: trier mille fiches sans tableur. Vos solutions avant dimanche.',
        'ville',
      ],
      ['111', 49, 11, 'Ma solution en douze lignes, et la version lisible en trente.'],
    ],
    media: ['ville', 'courbes'],
    videoIds: ['7'],
    eventIds: ['12'],
  },
  {
    name: 'Course et marche des deux rives',
    type: 'Public',
    image: 'pont',
    ppd: 7,
    memberCount: 640,
    shelf: 'popular',
    city: 'Libreville',
    age: [150, 8],
    memberIds: ['110', '111', '102', '105'],
    description: 'Sorties le mardi et le samedi, à tous les rythmes. Personne ne rentre seul.',
    posts: [
      [
        '110',
        8,
        52,
        'Samedi\u00a0: départ à six heures trente, deux groupes, retour par la corniche.',
        'pont',
      ],
    ],
    media: ['pont', 'plage'],
    eventIds: ['5', '14'],
  },
  {
    name: 'Langues en conversation',
    type: 'Public',
    image: 'cercles',
    ppd: 4,
    memberCount: 290,
    shelf: 'more',
    age: [33, 30],
    memberIds: ['112', '105', '108'],
    description:
      'Une heure par semaine, une langue par table. On corrige gentiment, et seulement si c’est demandé.',
    posts: [['112', 30, 16, 'Cette semaine\u00a0: raconter un trajet. Trois tables, dix places chacune.']],
    media: ['cercles'],
    videoIds: ['3'],
    eventIds: ['11'],
  },
  {
    name: 'Dirigeants de la région',
    type: 'Private',
    image: 'courbes',
    ppd: 1,
    memberCount: 88,
    shelf: 'more',
    verified: true,
    age: [940, 70],
    memberIds: ['102', '109', '111'],
    description: 'Un groupe fermé pour parler de décisions difficiles, sous la règle de confidentialité.',
    posts: [['102', 70, 4, 'Ordre du jour de la prochaine rencontre.']],
    eventIds: ['1'],
  },
];
