import { frenchSpaces } from '../../data/section.ts';

/** What the product is for, in three sections. */
export const features = [
  {
    id: 'feed',
    title: 'Un fil qui vous ressemble',
    text: 'Les annonces de votre réseau dans l’ordre où elles arrivent. Ce que vous ne voulez plus voir se masque d’un geste, et se reprend de même.',
  },
  {
    id: 'profile',
    title: 'Un profil qui raconte',
    text: 'Votre parcours, vos compétences et les tâches dont vous êtes fier, lisibles d’un coup d’œil et prêts à être imprimés.',
  },
  {
    id: 'messaging',
    title: 'Des messages sans bruit',
    text: 'Des conversations à deux ou en groupe, un brouillon gardé pour chacune, et des sons que l’on peut couper.',
  },
] as const;

/** Invented groups and events as examples. */
export const groups = [
  { name: 'Artisans du bois', detail: '1 240 membres · groupe public', motif: 'arches', tone: 'warning' },
  {
    name: 'Premiers pas en télétravail',
    detail: '860 membres · groupe public',
    motif: 'waves',
    tone: 'info',
  },
  { name: 'Créer son activité', detail: '2 310 membres · groupe privé', motif: 'steps', tone: 'success' },
] as const;

export const events = [
  { name: 'Café des métiers', detail: 'Médiathèque · un jeudi sur deux', motif: 'dots', tone: 'danger' },
  {
    name: 'Atelier de relecture de profils',
    detail: 'En ligne · le premier mardi',
    motif: 'orbits',
    tone: 'info',
  },
  {
    name: 'Portes ouvertes des ateliers',
    detail: 'Quartier des docks · en mai',
    motif: 'hills',
    tone: 'success',
  },
] as const;

/** Questions that visitors ask before they sign up. */
export const questions = [
  {
    question: 'Est-ce gratuit ?',
    answer: 'Oui. Il n’y a ni abonnement, ni publicité, ni revente de données.',
  },
  {
    question: 'Puis-je m’inscrire au nom de mon entreprise ?',
    answer:
      'Oui : choisissez « Entreprise » à l’inscription. La page porte alors la raison sociale et un signe qui la distingue d’une personne.',
  },
  {
    question: 'Qui voit ce que je publie ?',
    answer: 'Les membres du réseau. Les pages publiques, comme celle-ci, ne montrent aucune publication.',
  },
  {
    question: 'Faut-il installer quelque chose ?',
    answer:
      'Non. Le réseau fonctionne dans votre navigateur ; vous pouvez l’ajouter à votre écran d’accueil si vous le souhaitez.',
  },
  {
    question: 'Comment partir ?',
    answer:
      'Demandez la fermeture de votre compte depuis les réglages, à tout moment. Ce que vous avez publié vous appartient.',
  },
].map(({ question, answer }) => ({ question: frenchSpaces(question), answer: frenchSpaces(answer) }));
