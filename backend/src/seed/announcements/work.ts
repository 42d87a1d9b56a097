import type { SeedAnnouncement } from '../seed-shapes.ts';

export const workAnnouncements: SeedAnnouncement[] = [
  {
    author: 'mavoula',
    text: "Nous recrutons deux coordinateurs d'expédition à Libreville. Le poste demande de l'organisation, une bonne écriture et le goût du terrain. Aucune expérience du transport n'est exigée : la formation dure six semaines. Écrivez-nous avec quelques lignes sur ce que vous avez déjà organisé.",
    pictures: ['bridge-lagoon'],
    comments: [
      ['grace', 'La formation est-elle rémunérée ?'],
      ['mavoula', 'Oui, dès le premier jour, au même salaire que le poste.', 0],
      ['yanis', "Je transmets à une amie qui revient s'installer au pays."],
    ],
    likes: 9,
  },
  {
    author: 'grace',
    text: 'Trois habitudes qui évitent bien des nuits blanches aux jeunes entreprises : un compte bancaire séparé, une facture par jour au lieu de trente par mois, et un rendez-vous fixe avec soi-même chaque vendredi. Rien de savant, mais tenir trois mois change tout.',
    comments: [
      ['coumba', 'Le rendez-vous du vendredi a sauvé mon agence.'],
      ['siriman', 'Et la facture le jour même, sinon on oublie la moitié des fournitures.', 0],
    ],
    likes: 11,
  },
  {
    author: 'julien',
    text: "Nous avons testé un formulaire administratif avec douze personnes qui utilisent un lecteur d'écran. Neuf ont abandonné au même endroit : un calendrier impossible à ouvrir au clavier. Nous l'avons remplacé par trois champs simples et tout le monde est allé au bout.",
    pictures: ['mosaic-ink'],
    comments: [
      ['noemie', "Même constat avec nos patients : plus c'est simple, plus c'est utilisé."],
      ['olivier', 'Le compte rendu complet est-il public ?'],
      ['julien', 'Il le sera la semaine prochaine, je mettrai le lien ici.', 1],
    ],
    likes: 12,
  },
  {
    author: 'sylvane',
    text: 'La coopérative cherche un atelier partagé de 300 m² entre Nantes et Saint-Nazaire. Il nous faut de la hauteur pour les machines, du courant triphasé et des voisins que le bruit du rabot ne dérange pas. Toute piste est bienvenue, même provisoire.',
    comments: [['julien', 'Il y a une ancienne voilerie à louer près du bassin, je vous envoie le contact.']],
    likes: 6,
  },
  {
    author: 'noemie',
    text: "Notre équipe de soins à domicile passe à des tournées plus courtes : six patients au lieu de neuf, mais vingt minutes de plus chacun. Après deux mois, il y a moins de retours à l'hôpital et personne n'a demandé à revenir en arrière.",
    comments: [
      ['mathieu', "Avez-vous mesuré aussi la fatigue de l'équipe ?"],
      ['noemie', "Oui, et c'est la plus belle courbe du dossier.", 0],
    ],
    likes: 10,
  },
  {
    author: 'demo',
    text: "Petit retour d'expérience : nous avons affiché le planning des convois sur un seul grand tableau, visible de tous, au lieu de trois fichiers. Les appels du matin ont été divisés par deux en une semaine. Le tableau coûte moins cher qu'une journée de retard.",
    pictures: ['bars-ink'],
    comments: [
      ['awa', 'Je confirme, même le standard respire.'],
      ['thierry', "Un bel exemple pour mes élèves, je vous l'emprunte."],
    ],
    likes: 8,
  },
  {
    author: 'yanis',
    text: "Je cherche un tuteur ou une tutrice pour relire mon mémoire sur la qualité des données ouvertes. Deux heures par mois suffiraient, à distance, jusqu'en juin. En échange, je nettoie vos tableaux les plus sales.",
    comments: [['olivier', "Avec plaisir, j'ai justement un tableau de comptages de vélos qui fera peur."]],
    likes: 5,
  },
  {
    author: 'siriman',
    text: "Un apprenti m'a demandé pourquoi nous polissons aussi le dessous des tables. Parce que la main de celui qui s'assoit le trouvera toujours. Il a compris tout de suite, et depuis il vérifie même mes chaises.",
    pictures: ['mosaic-clay'],
    comments: [['coumba', 'Je garde cette phrase pour mes chantiers.']],
    likes: 13,
  },
  {
    author: 'thierry',
    text: "Le lycée cherche des professionnels pour parler de leur métier aux élèves de terminale, une heure en visioconférence, un jeudi par mois. Pas besoin de diapositives : leurs questions suffisent largement à remplir l'heure.",
    likes: 4,
  },
];
