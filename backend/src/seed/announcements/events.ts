import type { SeedAnnouncement } from '../seed-shapes.ts';

export const eventAnnouncements: SeedAnnouncement[] = [
  {
    author: 'awa',
    text: "La rencontre des #radios de proximité aura lieu à Abidjan pendant trois jours, avec des ateliers de montage et des émissions en public. L'entrée est libre, mais les ateliers sont limités à quinze places. Le programme complet sort vendredi.",
    pictures: ['stage-plum', 'stage-dusk'],
    comments: [
      ['siriman', 'Y aura-t-il un atelier sur le son en extérieur ?'],
      ['awa', 'Oui, le deuxième matin, dans la cour.', 0],
      ['demo', 'Je viens avec deux collègues, gardez-nous des chaises.'],
      ['helene', 'Une diffusion à distance est-elle prévue ?'],
    ],
    likes: 12,
  },
  {
    author: 'olivier',
    text: '#Balade urbaine samedi matin à Lausanne : trois heures à pied pour repérer les rues qui restent fraîches en plein été. On apporte des thermomètres, vous apportez de bonnes chaussures. Les mesures rejoindront la carte publique.',
    pictures: ['skyline-ink'],
    comments: [['julien', 'Belle idée. Le protocole de mesure est-il réutilisable ailleurs ?']],
    likes: 7,
  },
  {
    author: 'mathieu',
    text: 'Il reste quatre places pour la formation de premiers secours en milieu isolé, au bord du lac, à la fin du mois. Deux jours dehors, une nuit sous la tente, et beaucoup de mises en situation. Aucun prérequis, sinon aimer le froid.',
    pictures: ['night-ink', 'forest-forest'],
    comments: [
      ['noemie', "Formation suivie l'an dernier, je la recommande à tous les soignants."],
      ['yanis', 'Le matériel est-il fourni ?'],
      ['mathieu', 'Tout sauf le sac de couchage.', 1],
    ],
    likes: 8,
  },
  {
    author: 'coumba',
    text: 'Portes ouvertes sur notre chantier de Thiès dimanche après-midi. Vous verrez des murs en terre crue à trois stades différents et vous pourrez fabriquer vos propres briques. Les enfants sont attendus, avec des habits qui ne craignent rien.',
    pictures: ['mosaic-clay', 'hills-dawn', 'market-clay'],
    comments: [
      ['siriman', 'La charpente est-elle déjà posée ?'],
      ['coumba', 'Elle arrive mardi, il faudra revenir.', 0],
    ],
    likes: 11,
  },
  {
    author: 'thierry',
    text: 'Le club de robotique présente ses travaux mercredi à 15 heures dans la grande salle. Cinq équipes, cinq robots trieurs de déchets, un seul a survécu aux répétitions sans perdre une roue. Venez encourager les autres.',
    pictures: ['rings-lagoon'],
    comments: [
      ['demo', 'Le robot vainqueur est attendu dans notre entrepôt.'],
      ['thierry', "Il demande d'abord à négocier son salaire.", 0],
    ],
    likes: 10,
  },
  {
    author: 'sylvane',
    text: "Atelier ouvert samedi : apportez une chaise cassée, repartez avec une chaise réparée. Nos menuisiers montrent, vous tenez les serre-joints. Participation libre, café compris, sur inscription car l'établi n'est pas extensible.",
    comments: [
      ['noemie', 'Accepte-t-on un tabouret qui boite depuis 1998 ?'],
      ['sylvane', 'Surtout celui-là.', 0],
    ],
    likes: 9,
  },
  {
    author: 'helene',
    text: "La foire aux semences paysannes revient la semaine prochaine près d'Antananarivo. Plus de quarante variétés de riz et de haricots, et des producteurs qui racontent chacune d'elles. Chaque visiteur repart avec trois sachets à semer chez lui.",
    pictures: ['market-savanna', 'fields-savanna'],
    comments: [
      ['coumba', "Un marché où l'on repart avec du travail, j'adore le principe."],
      ['mavoula', 'Pouvons-nous aider au transport des stands ?'],
      ['helene', 'Très volontiers, je vous appelle demain.', 1],
    ],
    likes: 9,
  },
  {
    author: 'grace',
    text: "Permanence gratuite pour les créateurs d'entreprise ce jeudi, de 9 heures à midi, à la maison de quartier. On regarde ensemble vos papiers, sans rendez-vous et sans jugement. Venez même avec la boîte à chaussures.",
    comments: [['awa', "Je l'annonce à l'antenne demain matin."]],
    likes: 6,
  },
  {
    author: 'mavoula',
    text: 'Journée de la sécurité routière sur notre site vendredi. Les conducteurs passeront sur le simulateur de freinage, et les bureaux aussi, pour une fois. Les familles peuvent se joindre à nous à partir de 14 heures.',
    pictures: ['bridge-dawn'],
    likes: 5,
  },
];
