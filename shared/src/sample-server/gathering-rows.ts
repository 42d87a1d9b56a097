import type { GatheringCategory, GatheringType } from '../contracts/index.ts';
import type { PictureName } from '../sample/pictures/index.ts';

/** One sample gathering in short form. People are given by their ids. */
export type GatheringRow = {
  title: string;
  category: GatheringCategory;
  type: GatheringType;
  image: PictureName;
  label?: string;
  days: number;
  hours: [start: string, end: string];
  /** Name of the place, street, town; missing for one that is online. */
  place?: [name: string, street: string, city: string];
  price: number;
  by: string;
  speakerId: string[];
  /** With `isGoing` it counts the member, who attends until they say otherwise. */
  going: number;
  isGoing?: true;
  description: string;
};

export const gatheringRows: GatheringRow[] = [
  {
    title: 'Les journées du travail autrement',
    category: 'Conférence',
    type: 'local',
    image: 'ville',
    label: 'À la une',
    days: 24,
    hours: ['09:00', '17:30'],
    place: ['Palais des congrès', '12 boulevard du Littoral', 'Libreville'],
    price: 45,
    by: '104',
    speakerId: ['104', '105', '109', '103'],
    going: 1284,
    description:
      'Une journée de conférences et d’ateliers sur l’organisation du travail\u00a0: horaires choisis, équipes à distance, réunions plus courtes, place des nouveaux outils.\nChaque conférence est suivie d’un temps de questions. Les ateliers sont limités à trente personnes et se réservent sur place.',
  },
  {
    title: 'Petit déjeuner des indépendants',
    category: 'Rencontre',
    type: 'this-week',
    image: 'quartier',
    days: 2,
    hours: ['08:00', '09:30'],
    place: ['Café des Arts', '3 rue du Marché', 'Franceville'],
    price: 0,
    by: '109',
    speakerId: ['109'],
    going: 23,
    description:
      'Un café, un tour de table, une question par personne. Venez avec un problème concret de votre activité\u00a0: le groupe prend dix minutes pour chacune des situations.',
  },
  {
    title: 'Lire un bilan en une heure',
    category: 'Formation',
    type: 'online',
    image: 'courbes',
    days: 9,
    hours: ['18:00', '19:00'],
    price: 12.5,
    by: '111',
    speakerId: ['111'],
    going: 210,
    isGoing: true,
    description:
      'Les cinq chiffres à regarder en premier, ce qu’ils disent et ce qu’ils cachent. Exercices sur deux bilans réels, rendus anonymes. Aucun prérequis.',
  },
  {
    title: 'Marché des créateurs du port',
    category: 'Salon',
    type: 'local',
    image: 'marche',
    days: 12,
    hours: ['10:00', '19:00'],
    place: ['Halle du port', '1 quai des Pêcheurs', 'Port-Gentil'],
    price: 3,
    by: '101',
    speakerId: [],
    going: 642,
    description:
      'Soixante créateurs de la région présentent meubles, textiles, céramiques et objets de réemploi. Ateliers pour les enfants à partir de six ans, restauration sur place.',
  },
  {
    title: 'Course des deux rives',
    category: 'Sport',
    type: 'this-week',
    image: 'pont',
    label: 'Complet',
    days: 4,
    hours: ['07:30', '11:00'],
    place: ['Pont de la Lagune', 'Avenue de la Lagune', 'Libreville'],
    price: 8,
    by: '110',
    speakerId: ['110'],
    going: 950,
    isGoing: true,
    description:
      'Dix kilomètres en équipe de deux, ou cinq kilomètres en marche. Ravitaillement tous les deux kilomètres, départs par vagues. Les bénéfices vont au dispensaire du quartier.',
  },
  {
    title: 'Écrire pour être lu',
    category: 'Atelier',
    type: 'online',
    image: 'mosaique',
    days: 6,
    hours: ['12:30', '13:45'],
    price: 0,
    by: '108',
    speakerId: ['108', '112'],
    going: 88,
    description:
      'Un texte de départ, six coupes, un texte d’arrivée. Nous travaillons sur vos écrits\u00a0: apportez une page que vous trouvez trop longue.',
  },
  {
    title: 'Concert sous les étoiles',
    category: 'Concert',
    type: 'local',
    image: 'nuit',
    days: 16,
    hours: ['20:30', '23:00'],
    place: ['Amphithéâtre de la Colline', '40 route des Crêtes', 'Franceville'],
    price: 20,
    by: '106',
    speakerId: ['106'],
    going: 1730,
    isGoing: true,
    description:
      'Trois ensembles de la région jouent en plein air. Apportez de quoi vous asseoir et vous couvrir\u00a0: les nuits sont fraîches sur la colline. En cas de pluie, le concert a lieu le lendemain.',
  },
  {
    title: 'Une toiture solaire, de l’étude au chantier',
    category: 'Conférence',
    type: 'online',
    image: 'collines',
    label: 'Nouveau',
    days: 19,
    hours: ['17:00', '18:30'],
    price: 0,
    by: '107',
    speakerId: ['107', '103'],
    going: 305,
    description:
      'Retour d’expérience sur un bâtiment de bureaux\u00a0: dimensionnement, choix des fournisseurs, chantier en site occupé et premiers relevés. Les documents sont remis à la fin.',
  },
  {
    title: 'Rencontres de l’emploi',
    category: 'Salon',
    type: 'this-week',
    image: 'salle',
    days: 5,
    hours: ['09:30', '16:00'],
    place: ['Maison des associations', '8 place de l’Indépendance', 'Libreville'],
    price: 0,
    by: '105',
    speakerId: ['105', '112'],
    going: 512,
    description:
      'Trente entreprises reçoivent sans rendez-vous. Relecture de profil et entretiens d’essai toute la journée\u00a0; venez avec trois exemplaires de votre parcours.',
  },
  {
    title: 'Visite des jardins partagés',
    category: 'Rencontre',
    type: 'local',
    image: 'jardins',
    days: 11,
    hours: ['15:00', '17:00'],
    place: ['Jardins du Plateau', '22 chemin des Sources', 'Franceville'],
    price: 0,
    by: '101',
    speakerId: ['101'],
    going: 41,
    description:
      'Les jardiniers ouvrent leurs parcelles et montrent leurs méthodes\u00a0: compost, récupération de l’eau, semences du pays. Goûter à la fin de la visite.',
  },
  {
    title: 'Parler en public sans notes',
    category: 'Atelier',
    type: 'this-week',
    image: 'cercles',
    days: 3,
    hours: ['18:30', '20:30'],
    place: ['Espace des Halles', '5 rue des Artisans', 'Port-Gentil'],
    price: 15,
    by: '112',
    speakerId: ['112', '104'],
    going: 18,
    description:
      'Deux heures pour construire une prise de parole de trois minutes, et la dire devant douze personnes. Chacun repart avec l’enregistrement de son passage.',
  },
  {
    title: 'Premiers pas avec une base de données',
    category: 'Formation',
    type: 'online',
    image: 'scene',
    days: 27,
    hours: ['09:00', '12:00'],
    price: 30,
    by: '103',
    speakerId: ['103'],
    going: 76,
    description:
      'Du tableur à la base\u00a0: modéliser, interroger, protéger. Chaque participant travaille sur un jeu de données fourni. Un ordinateur récent suffit.',
  },
  {
    title: 'Balade photo au lever du jour',
    category: 'Atelier',
    type: 'local',
    image: 'cote',
    days: 14,
    hours: ['05:45', '08:00'],
    place: ['Plage du Phare', 'Route du Phare', 'Port-Gentil'],
    price: 10,
    by: '106',
    speakerId: ['106'],
    going: 14,
    description:
      'Une marche de trois kilomètres le long de la côte, avec quatre arrêts. Téléphone ou appareil, tout convient\u00a0: la lumière fait le reste.',
  },
  {
    title: 'Tournoi de volley sur sable',
    category: 'Sport',
    type: 'local',
    image: 'plage',
    days: 21,
    hours: ['14:00', '19:00'],
    place: ['Plage des Cocotiers', 'Boulevard de la Plage', 'Libreville'],
    price: 5,
    by: '111',
    speakerId: [],
    going: 128,
    description:
      'Équipes mixtes de quatre, tirage au sort sur place si vous venez sans équipe. Finale à dix-huit heures, remise des prix devant la buvette.',
  },
  {
    title: 'Fête des récoltes',
    category: 'Salon',
    type: 'local',
    image: 'champs',
    days: 33,
    hours: ['09:00', '18:00'],
    place: ['Domaine des Trois Vallées', 'Route de la Plaine', 'Franceville'],
    price: 0,
    by: '102',
    speakerId: ['102'],
    going: 820,
    isGoing: true,
    description:
      'Producteurs et transformateurs de la plaine font goûter leurs récoltes. Démonstrations toute la journée, vente directe, navettes depuis le centre toutes les vingt minutes.',
  },
  {
    title: 'Questions et réponses sur l’alternance',
    category: 'Rencontre',
    type: 'online',
    image: 'foret',
    label: 'Gratuit',
    days: 8,
    hours: ['17:30', '18:30'],
    price: 0,
    by: '105',
    speakerId: ['105'],
    going: 164,
    description:
      'Contrat, rythme, rémunération\u00a0: posez vos questions en direct à une directrice des ressources humaines et à deux anciens alternants.',
  },
];
