import type { ArticleBody } from './article-body.ts';

/** Texts of the seven newest sample articles, by id. */
export const firstBodies: Readonly<Record<string, ArticleBody>> = {
  '1': {
    authorId: '108',
    sections: [
      {
        id: 'trois-phrases',
        title: 'Trois phrases, pas une de plus',
        lines: [
          'La première dit ce que vous faites, avec un verbe et un complément : « J’aménage des lieux de travail pour de petites équipes. » La deuxième dit pour qui. La troisième dit ce que vous cherchez en ce moment, même si la réponse est « rien de précis, mais volontiers échanger ».',
          'Tout le reste, dates, diplômes, outils, a sa place plus bas. Une personne qui découvre votre profil décide en quelques secondes si elle continue : donnez-lui la réponse avant la question.',
        ],
      },
      {
        id: 'jargon',
        title: 'Traquer le jargon',
        lines: [
          'Relisez votre texte à voix haute devant quelqu’un qui n’est pas du métier. Chaque mot qu’il faut expliquer est un mot à remplacer.',
          [
            '« Synergies » devient « travail à plusieurs ».',
            '« Orienté résultats » disparaît : un exemple chiffré le dira mieux.',
            '« Passionné » se prouve, ne se dit pas.',
          ],
        ],
      },
      {
        id: 'photo',
        title: 'Une photo récente',
        lines: [
          'Il ne s’agit pas d’être beau, mais reconnaissable : de face, en lumière douce, sans personne d’autre dans le cadre. On doit pouvoir vous retrouver dans un hall d’accueil.',
        ],
      },
    ],
  },
  '2': {
    authorId: '105',
    sections: [
      {
        id: 'annonce',
        title: 'Vingt minutes avec l’annonce',
        lines: [
          'Recopiez à la main les quatre missions qui reviennent le plus. En face de chacune, notez une situation que vous avez vécue. Si une ligne reste vide, préparez une phrase honnête : ce que vous ne savez pas encore faire, et comment vous l’apprendriez.',
        ],
      },
      {
        id: 'realisations',
        title: 'Deux réalisations, racontées',
        lines: [
          'Choisissez-en deux, pas davantage. Pour chacune : le point de départ, ce que vous avez décidé, ce qui a changé. Deux minutes par récit, chronomètre en main.',
          'Gardez aussi un échec sous le coude. On vous en demandera un, et celui que l’on raconte sans détour inspire plus de confiance qu’un succès de plus.',
        ],
      },
      {
        id: 'questions',
        title: 'Trois questions à poser',
        lines: [
          [
            'À quoi ressemblera la première semaine ?',
            'Qu’est-ce qui a manqué à la personne précédente ?',
            'Comment saurez-vous, dans six mois, que le recrutement est réussi ?',
          ],
          'Posez le sac et les papiers près de la porte, et couchez-vous. La dernière heure de révision est celle qui sert le moins.',
        ],
      },
    ],
  },
  '3': {
    authorId: '102',
    sections: [
      {
        id: 'matinee',
        title: 'Une matinée avant l’entretien',
        lines: [
          'Dans cette menuiserie de onze personnes, les candidats arrivent à huit heures, prennent un café avec l’équipe et repartent à midi. Personne ne les évalue. Ils voient les machines, entendent le bruit, déjeunent s’ils le souhaitent.',
          'L’entretien n’a lieu que la semaine suivante, et seulement si les deux parties en ont envie. Un candidat sur trois s’arrête là, et c’est une bonne nouvelle pour tout le monde.',
        ],
      },
      {
        id: 'gagne',
        title: 'Ce que l’on y gagne',
        lines: [
          'Les questions deviennent concrètes : les horaires d’hiver, la poussière, la place pour se changer. Les promesses aussi. Sur deux ans, l’atelier n’a connu qu’un seul départ pendant une période d’essai.',
        ],
      },
      {
        id: 'commencer',
        title: 'Pour commencer',
        lines: [
          [
            'Prévenez l’équipe et demandez qui veut accueillir.',
            'Vérifiez votre assurance : un visiteur n’est pas un salarié.',
            'Fixez une heure de fin, et tenez-la.',
          ],
        ],
      },
    ],
  },
  '4': {
    authorId: '104',
    sections: [
      {
        id: 'lieu',
        title: 'Un lieu que l’on trouve sans chercher',
        lines: [
          'Une salle prêtée par une médiathèque vaut mieux qu’un bel endroit au fond d’une cour. Mettez une affiche à chaque tournant, et quelqu’un à l’entrée pendant la première demi-heure.',
        ],
      },
      {
        id: 'fin',
        title: 'Une heure de fin',
        lines: [
          '« De dix-neuf heures à vingt heures trente » rassure les parents, les lève-tôt et les timides. Ceux qui veulent rester restent ; les autres ne s’excusent pas de partir.',
        ],
      },
      {
        id: 'sujet',
        title: 'Un seul sujet',
        lines: [
          'Les rencontres où l’on « parle de tout » se ressemblent. Annoncez une question précise, une personne qui l’ouvre en dix minutes, puis laissez les tables faire.',
          'Avant de ranger les chaises, annoncez la date suivante. C’est le moment où l’on a le plus envie de revenir.',
        ],
      },
    ],
  },
  '5': {
    authorId: '112',
    sections: [
      {
        id: 'temps',
        title: 'Trouver le temps',
        lines: [
          'Les quatre personnes rencontrées ont toutes commencé par la même chose : une semaine type sur une feuille, avec le travail, les enfants, le sommeil. Ce qui restait, six à neuf heures, est devenu le temps d’étude. Rien n’a été ajouté ; quelque chose a été retiré.',
        ],
      },
      {
        id: 'renoncer',
        title: 'Renoncer, mais à quoi ?',
        lines: [
          'L’une a suspendu son club de sport, l’autre ses soirées d’écran. Toutes ont gardé un soir par semaine sans livre ni ordinateur, et s’accordent à dire que c’est ce soir-là qui a tenu le reste.',
        ],
      },
      {
        id: 'autrement',
        title: 'Ce qu’elles feraient autrement',
        lines: [
          [
            'En parler plus tôt à leur employeur, qui a souvent été d’accord.',
            'Choisir une formation dont les examens s’étalent sur l’année.',
            'Étudier à deux : on n’annule pas une séance où quelqu’un attend.',
          ],
        ],
      },
    ],
  },
  '6': {
    authorId: '101',
    sections: [
      {
        id: 'origine',
        title: 'Dire d’où l’on vient',
        lines: [
          'Une phrase suffit : « J’ai lu votre publication sur les appels d’offres à deux. » La personne sait aussitôt pourquoi elle, pourquoi maintenant, et que vous ne l’avez pas tirée au sort.',
        ],
      },
      {
        id: 'demande',
        title: 'Demander une chose, une seule',
        lines: [
          'Un conseil, quinze minutes au téléphone, le nom d’un collègue. Une demande vague coûte un effort à qui la reçoit : il faut deviner, puis répondre. Une demande précise se règle souvent en une ligne.',
        ],
      },
      {
        id: 'refuser',
        title: 'Laisser la porte ouverte',
        lines: [
          '« Si ce n’est pas le moment, ne vous sentez pas tenu de répondre » n’affaiblit pas votre message. Il dit que vous savez que le temps des autres leur appartient, et c’est ce qui donne envie de vous en accorder.',
          'Relisez, coupez un tiers, envoyez.',
        ],
      },
    ],
  },
  '7': {
    authorId: '105',
    sections: [
      {
        id: 'ordre',
        title: 'L’ordre des mots compte',
        lines: [
          'Une annonce se lit comme une liste de courses : ce qui presse est en haut. Les deux ou trois premières missions décrivent le poste ; les suivantes décrivent le poste rêvé.',
        ],
      },
      {
        id: 'verbes',
        title: 'Écouter les verbes',
        lines: [
          '« Maîtriser », « justifier de », « titulaire » : c’est exigé. « Une première expérience », « idéalement », « à l’aise avec » : c’est souhaité. « Serait un plus » : personne ne l’a encore trouvé.',
        ],
      },
      {
        id: 'decider',
        title: 'Décider',
        lines: [
          'Si vous pouvez raconter une situation vécue pour la moitié des missions du haut, écrivez. Sinon, gardez votre soirée, et notez ce qui manquait : trois annonces plus tard, vous saurez quoi apprendre.',
        ],
      },
    ],
  },
};
