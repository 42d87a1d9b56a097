import type { SeedAnnouncement } from '../seed-shapes.ts';

export const milestoneAnnouncements: SeedAnnouncement[] = [
  {
    author: 'thierry',
    text: "Quatre élèves du club entrent cette année en école d'ingénieurs, dont deux qui affirmaient détester les mathématiques. Leur robot, lui, tombe toujours à gauche. Bravo à eux, et merci aux parents qui ont accepté les réveils à cinq heures.",
    pictures: ['stage-dusk'],
    comments: [
      ['demo', "Quelle belle nouvelle. Félicitations à toute l'équipe."],
      ['coumba', "Qu'elles et ils pensent aussi à l'architecture."],
      ['julien', "Tomber toujours du même côté, c'est déjà de la constance."],
    ],
    likes: 13,
  },
  {
    author: 'mavoula',
    text: "Notre dépôt de Franceville fonctionne depuis un an, et nous y avons traité plus de onze mille colis sans une seule perte. Merci aux équipes de nuit, que l'on voit peu et à qui l'on doit beaucoup.",
    pictures: ['market-clay', 'bars-ink'],
    comments: [['grace', "Les comptes confirment, et ce n'est pas si fréquent."]],
    likes: 9,
  },
  {
    author: 'grace',
    text: "Ma cinquantième petite entreprise accompagnée vient de fêter ses deux ans. C'est une boulangerie, et la fondatrice tient désormais sa comptabilité mieux que moi. J'ai été payée en éloges et en brioches.",
    comments: [
      ['awa', 'Félicitations. Reste-t-il des brioches ?'],
      ['yanis', 'Cinquante, chapeau.'],
    ],
    likes: 12,
  },
  {
    author: 'noemie',
    text: "Dix ans de soins à domicile cette semaine. J'ai commencé avec une carte routière et un carnet, je continue avec une tablette et le même carnet. Merci à celles et ceux qui m'ont ouvert leur porte.",
    pictures: ['fields-savanna'],
    comments: [
      ['mathieu', 'Dix ans sur la route, cela mérite une pause au bord du lac.'],
      ['helene', 'Bravo Noémie, et longue vie au carnet.'],
    ],
    likes: 11,
  },
  {
    author: 'sylvane',
    text: "La coopérative accueille son trentième membre, une vitrailliste qui travaillait seule depuis vingt ans. Elle dit qu'elle est venue pour la machine à café. Nous pensons que c'est plutôt pour les conversations autour.",
    pictures: ['mosaic-ink', 'rings-plum'],
    comments: [['siriman', "Bienvenue à elle, les fenêtres de la bibliothèque l'attendent."]],
    likes: 8,
  },
  {
    author: 'mathieu',
    text: "Traversée du massif terminée : douze jours, huit participants, zéro blessure et une seule dispute, à propos du dernier morceau de fromage. Merci au groupe, l'un des plus attentifs que j'aie guidés.",
    pictures: ['night-ink'],
    comments: [
      ['olivier', 'Qui a gagné le fromage ?'],
      ['mathieu', 'Un geai, pendant que nous discutions.', 0],
    ],
    likes: 10,
  },
  {
    author: 'julien',
    text: "Le service de demande d'aide en ligne a reçu la meilleure note d'accessibilité de la région. Le plus important n'est pas la note : le temps moyen pour remplir un dossier est passé de quarante à quinze minutes.",
    comments: [['noemie', "Nos patients l'utilisent maintenant sans nous appeler."]],
    likes: 10,
  },
  {
    author: 'helene',
    text: "La coopérative de vanille a signé son premier contrat sans intermédiaire. Six mois de négociation, beaucoup de courriels et une dégustation décisive. Les familles recevront un prix connu à l'avance pour les deux prochaines saisons.",
    pictures: ['market-savanna', 'coast-plum', 'forest-forest'],
    likes: 12,
  },
  {
    author: 'olivier',
    text: "La piste cyclable du bord du lac est ouverte, quatre ans après le premier croquis. Mardi matin, nous avons compté trois cents vélos en une heure, et un monocycle. Nous n'avions pas prévu de case pour le monocycle.",
    comments: [['yanis', 'Je propose la catégorie « équilibre précaire ».']],
    likes: 9,
  },
];
