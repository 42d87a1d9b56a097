import type { ArticleBody } from './article-body.ts';

/** Texts of the seven older sample articles, by id. */
export const secondBodies: Readonly<Record<string, ArticleBody>> = {
  '8': {
    authorId: '109',
    sections: [
      {
        id: 'pourquoi',
        title: 'Pourquoi se grouper',
        lines: [
          'Un marché qui demande une architecte et un bureau d’études ne se gagne pas seul. Le groupement permet de répondre sans créer de société commune : chacun garde son nom, ses salariés et ses comptes.',
        ],
      },
      {
        id: 'ecrire',
        title: 'Ce qu’il faut écrire avant',
        lines: [
          [
            'Qui parle au client, et qui signe.',
            'Qui facture quoi, et à quel moment.',
            'Qui répond si l’autre fait défaut : seulement de sa part, ou de l’ensemble.',
            'Ce que devient le dossier si l’un se retire.',
          ],
          'Deux pages suffisent. Elles sont plus faciles à écrire avant le premier désaccord qu’après.',
        ],
      },
      {
        id: 'petit',
        title: 'Commencer petit',
        lines: [
          'Choisissez une première consultation sans grand enjeu. Vous y apprendrez comment l’autre travaille la veille d’une échéance, ce qu’aucune réunion ne dit.',
        ],
      },
    ],
  },
  '9': {
    authorId: '112',
    sections: [
      {
        id: 'cadre',
        title: 'Un cadre simple',
        lines: [
          'Une heure, le même jour, au même endroit, pendant trois mois. La personne accompagnée apporte une question ; vous n’avez rien à préparer. À la fin, chacun dit en une phrase ce qu’il emporte.',
        ],
      },
      {
        id: 'savoir',
        title: 'Ne pas tout savoir',
        lines: [
          'Les tuteurs les plus appréciés ne sont pas les plus savants. Ils disent volontiers « je ne sais pas, cherchons », et montrent par là comment on cherche.',
        ],
      },
      {
        id: 'arreter',
        title: 'Savoir s’arrêter',
        lines: [
          'Trois mois passés, faites le point et terminez, même si tout va bien. Une fin prévue permet de recommencer avec quelqu’un d’autre, et de rester en bons termes avec la première personne.',
        ],
      },
    ],
  },
  '10': {
    authorId: '104',
    sections: [
      {
        id: 'soir',
        title: 'Le soir même, vingt minutes',
        lines: [
          'Étalez les cartes sur la table. Au dos de chacune, écrivez ce dont vous avez parlé : dans une semaine, un nom et une fonction ne vous diront plus rien.',
        ],
      },
      {
        id: 'tas',
        title: 'Trois tas',
        lines: [
          [
            'Une promesse faite : à tenir demain.',
            'Une conversation à reprendre : un message court cette semaine.',
            'Une belle rencontre sans suite prévue : une demande de relation, et l’on verra.',
          ],
        ],
      },
      {
        id: 'message',
        title: 'Le message du lendemain',
        lines: [
          'Rappelez le lieu et le sujet, joignez ce que vous aviez promis, et ne demandez rien d’autre. Les grandes propositions se font au deuxième échange.',
        ],
      },
    ],
  },
  '11': {
    authorId: '103',
    sections: [
      {
        id: 'regles',
        title: 'Des règles qui tiennent sur un écran',
        lines: [
          'Dire de quoi l’on parle, de quoi l’on ne parle pas, et ce qui arrive quand on l’oublie. Cinq lignes épinglées en haut valent mieux qu’une charte que personne n’ouvre.',
        ],
      },
      {
        id: 'plusieurs',
        title: 'Être plusieurs',
        lines: [
          'Trois personnes pour modérer, c’est une par jour ouvré et des vacances pour chacune. Qu’elles s’accordent sur un point : on écrit en privé avant de supprimer en public.',
        ],
      },
      {
        id: 'rendez-vous',
        title: 'Un rendez-vous par mois',
        lines: [
          'Une question le premier lundi, un bilan le dernier vendredi. Le reste du temps, le groupe a le droit d’être silencieux : ce n’est pas un signe qu’il meurt, mais que ses membres travaillent.',
        ],
      },
    ],
  },
  '12': {
    authorId: '103',
    sections: [
      {
        id: 'couloir',
        title: 'Le couloir décide',
        lines: [
          'Dans une équipe où une seule personne est loin, les décisions se prennent entre deux portes. Personne ne l’exclut ; on l’oublie. Le remède n’est pas une réunion de plus, mais une habitude : ce qui s’est dit s’écrit, en deux lignes, là où tout le monde lit.',
        ],
      },
      {
        id: 'reunion',
        title: 'Un écran chacun',
        lines: [
          'Pendant les réunions, chacun se connecte depuis sa place, même ceux qui sont voisins. Les apartés disparaissent, et la personne éloignée voit des visages au lieu d’une table.',
        ],
      },
      {
        id: 'venir',
        title: 'Se voir, quand même',
        lines: [
          'Deux journées par trimestre, sans ordre du jour serré. On n’y avance guère sur les dossiers, et beaucoup sur la facilité à s’appeler ensuite.',
        ],
      },
    ],
  },
  '13': {
    authorId: '109',
    sections: [
      {
        id: 'temps',
        title: 'Deux à trois ans',
        lines: [
          'Remettre les comptes au clair, mettre par écrit ce que vous êtes seul à savoir, rencontrer des repreneurs : chaque étape prend une saison. Commencer tôt, c’est pouvoir dire non.',
        ],
      },
      {
        id: 'qui',
        title: 'Qui prévenir, et quand',
        lines: [
          'Le comptable d’abord, la famille ensuite, l’équipe dès qu’il y a un calendrier. Un salarié qui apprend la vente par un client ne vous croira plus sur rien.',
          'Pensez aussi à vos salariés comme repreneurs : ils connaissent la maison, et des aides existent pour les accompagner.',
        ],
      },
      {
        id: 'apres',
        title: 'Partir pour de bon',
        lines: [
          'Six mois de présence auprès du repreneur, pas davantage. Au-delà, les clients continuent de vous appeler, et l’entreprise a deux patrons.',
        ],
      },
    ],
  },
  '14': {
    authorId: '112',
    sections: [
      {
        id: 'mois',
        title: 'Une page par mois',
        lines: [
          'Le dernier vendredi, notez ce que vous savez faire que vous ne saviez pas faire au début du mois. Une ligne par apprentissage, et pour chacune la situation où vous l’avez employé.',
        ],
      },
      {
        id: 'exemple',
        title: 'Un exemple',
        lines: [
          '« J’ai animé la réunion de chantier à la place de ma responsable ; nous avons fini à l’heure, et le retard du lot électricité a été rattrapé la semaine suivante. » Le lieu, l’action, l’effet : tout y est.',
        ],
      },
      {
        id: 'usage',
        title: 'À quoi il sert',
        lines: [
          [
            'Au bilan annuel, où l’on ne se souvient d’ordinaire que de l’automne.',
            'À la candidature, dont il donne les phrases.',
            'À votre profil : reportez-y deux compétences par trimestre.',
          ],
        ],
      },
    ],
  },
};
