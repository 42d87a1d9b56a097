import type { SeedAnnouncement } from '../seed-shapes.ts';

export const projectAnnouncements: SeedAnnouncement[] = [
  {
    author: 'helene',
    text: "Première récolte sur les parcelles d'essai : le riz semé en poquets a donné un cinquième de plus, avec deux fois moins de semences. Ce n'est qu'une saison, sur quatre champs, donc prudence. Mais les voisins ont déjà demandé le calendrier.",
    pictures: ['fields-forest'],
    comments: [
      ['grace', 'Avez-vous chiffré le temps de travail supplémentaire ?'],
      ['helene', 'Environ trois jours par hectare, que le désherbage plus facile compense en partie.', 0],
    ],
    likes: 10,
  },
  {
    author: 'olivier',
    text: "La carte des îlots de fraîcheur est en ligne dans une première version. Elle montre déjà qu'un simple alignement de platanes vaut mieux que trois brumisateurs. Signalez-nous les erreurs : les bancs à l'ombre se déplacent plus souvent qu'on ne croit.",
    pictures: ['hills-forest', 'skyline-dusk'],
    comments: [
      ['yanis', 'Les données brutes sont-elles téléchargeables ?'],
      ['olivier', 'Oui, en bas de la légende.', 0],
    ],
    likes: 8,
  },
  {
    author: 'coumba',
    text: "Nos capteurs ont passé leur première saison chaude dans l'école en terre crue. À midi, il fait sept degrés de moins qu'à l'extérieur, sans climatisation. Les enseignants disent surtout que l'après-midi est redevenu un moment où l'on travaille.",
    pictures: ['hills-dawn'],
    comments: [
      ['olivier', "Sept degrés, c'est considérable. Quelle est l'épaisseur des murs ?"],
      ['coumba', 'Quarante centimètres, et un double toit ventilé.', 0],
      ['thierry', 'De quoi convaincre notre proviseur.'],
    ],
    likes: 13,
  },
  {
    author: 'julien',
    text: "Je documente en public la refonte d'un site municipal : chaque semaine, une décision et ce qu'elle a changé pour les habitants. Cette semaine, nous avons supprimé le carrousel de la page d'accueil. Personne ne l'a remarqué, et c'est une excellente nouvelle.",
    comments: [['awa', 'Le silence des utilisateurs est parfois le plus beau compliment.']],
    likes: 7,
  },
  {
    author: 'demo',
    text: 'Nous testons la livraison par pirogue pour trois villages que la piste ne rejoint pas en saison des pluies. Le premier voyage a pris quatre heures au lieu de deux jours. Il reste à régler la question des abris au débarcadère.',
    pictures: ['coast-lagoon', 'bridge-lagoon'],
    comments: [
      ['siriman', 'Pour les abris, un bois local traité au feu tiendrait dix ans sans entretien.'],
      ['demo', 'Je vous écris ce soir pour en parler.', 0],
      ['mavoula', 'Très fiers de cette équipe.'],
      ['mathieu', 'Pensez aux gilets et à une trousse de secours étanche.'],
    ],
    likes: 13,
  },
  {
    author: 'siriman',
    text: "Les apprentis terminent une bibliothèque démontable pour l'école du quartier : sans clou, sans colle, deux personnes et dix minutes pour la monter. Les plans seront libres. Il nous manque encore des livres, en français ou en bambara.",
    pictures: ['rings-plum'],
    comments: [
      ['helene', "J'envoie un carton d'albums par le prochain convoi."],
      ['sylvane', "Nous imprimons les plans en grand format pour l'atelier."],
    ],
    likes: 12,
  },
  {
    author: 'noemie',
    text: "Nous préparons un carnet de suivi que les familles peuvent remplir elles-mêmes, avec des dessins plutôt que du vocabulaire médical. La troisième version part à l'essai lundi chez dix volontaires. Merci à ceux qui ont relu les deux premières sans ménagement.",
    comments: [['julien', 'Volontaire pour relire la quatrième.']],
    likes: 7,
  },
  {
    author: 'yanis',
    text: "J'ai comparé dix ans de relevés de pluie de deux sources officielles : elles diffèrent un jour sur cinq. L'explication tient à l'heure à laquelle on vide le pluviomètre. Morale : avant de corriger une donnée, téléphoner à la personne qui la relève.",
    pictures: ['coast-plum'],
    likes: 9,
  },
  {
    author: 'awa',
    text: 'Nous enregistrons les recettes des grands-mères de la lagune, avec les bruits de cuisine. Douze épisodes sont prêts, il en manque huit. Si votre grand-mère a une recette et une opinion, nous avons un micro.',
    comments: [
      ['grace', 'La mienne a surtout des opinions.'],
      ['awa', "C'est parfait, la recette n'est qu'un prétexte.", 0],
    ],
    likes: 11,
  },
];
