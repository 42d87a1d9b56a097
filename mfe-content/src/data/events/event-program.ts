import type { EventCategory } from './event.ts';

/** Programme of an event by category: minutes after its start, title, description. */
export const programs: Record<EventCategory, [minutes: number, title: string, text: string][]> = {
  Atelier: [
    [0, 'Accueil et tour de table', 'Chacun dit en une phrase ce qu’il vient chercher.'],
    [15, 'Exercices guidés', 'Par groupes de trois, avec un retour après chaque exercice.'],
    [60, 'Mise en commun', 'Ce qui a marché, ce qui reste à travailler, et comment continuer chez soi.'],
  ],
  Concert: [
    [0, 'Première partie', 'Un ensemble de la région ouvre la soirée.'],
    [50, 'Entracte', 'Buvette et restauration à l’entrée.'],
    [75, 'Deuxième partie', 'Le programme est remis sur place.'],
  ],
  Conférence: [
    [0, 'Ouverture', 'Présentation de la journée et des intervenants.'],
    [30, 'Conférence principale', 'Quarante minutes, puis vingt minutes de questions.'],
    [105, 'Table ronde', 'Trois points de vue, une question commune, et la parole à la salle.'],
    [180, 'Échanges', 'Un temps libre pour rencontrer les intervenants.'],
  ],
  Formation: [
    [0, 'Objectifs et méthode', 'Ce que vous saurez faire à la fin, et comment nous y allons.'],
    [20, 'Pas à pas', 'Une démonstration, que chacun refait à son rythme.'],
    [45, 'Exercice et corrigé', 'Un cas complet, corrigé ensemble.'],
  ],
  Rencontre: [
    [0, 'Accueil', 'Une boisson et un badge.'],
    [15, 'Présentations', 'Une minute par personne.'],
    [45, 'Échanges libres', 'Par table, selon les sujets du jour.'],
  ],
  Salon: [
    [0, 'Ouverture des portes', 'Le plan des stands est remis à l’entrée.'],
    [90, 'Démonstrations', 'Toutes les heures, sur la place centrale.'],
    [240, 'Rencontres avec les exposants', 'Sans rendez-vous.'],
  ],
  Sport: [
    [0, 'Retrait des dossards', 'Présentez-vous trente minutes avant votre départ.'],
    [60, 'Départs et rencontres', 'Par vagues, dans l’ordre des inscriptions.'],
    [180, 'Remise des prix', 'Devant la buvette.'],
  ],
};
