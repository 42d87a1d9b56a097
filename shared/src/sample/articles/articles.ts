import { dayOf } from '../session-start.ts';
import type { Article, CategoryVariant, CoverMotif } from './article.ts';

type Seed = {
  daysAgo: number;
  category: keyof typeof variants;
  image: CoverMotif;
  title: string;
  description: string;
};

const variants = {
  Emploi: 'success',
  Entreprises: 'info',
  Réseau: 'info',
  Formation: 'warning',
  Événements: 'danger',
} satisfies Record<string, CategoryVariant>;

const seeds: Seed[] = [
  {
    daysAgo: 1,
    category: 'Réseau',
    image: 'orbits',
    title: 'Soigner les premières lignes de votre profil',
    description:
      'Trois phrases suffisent pour dire ce que vous faites, pour qui et ce que vous cherchez. Voici comment les écrire sans jargon, et pourquoi une photo récente compte autant que le texte.',
  },
  {
    daysAgo: 3,
    category: 'Emploi',
    image: 'steps',
    title: 'Préparer un entretien en une soirée',
    description:
      'Relire l’annonce, choisir deux réalisations à raconter, noter trois questions à poser\u00a0: une méthode courte pour arriver l’esprit clair, même quand le rendez-vous est fixé au lendemain.',
  },
  {
    daysAgo: 4,
    category: 'Entreprises',
    image: 'arches',
    title: 'Ouvrir ses portes pour mieux recruter',
    description:
      'De petites entreprises invitent les candidats à passer une matinée dans l’atelier avant tout entretien. Elles y gagnent des échanges plus francs et des départs moins nombreux.',
  },
  {
    daysAgo: 7,
    category: 'Événements',
    image: 'waves',
    title: 'Organiser une rencontre de quartier qui donne envie de revenir',
    description:
      'Un lieu facile à trouver, une heure de fin annoncée et un seul sujet\u00a0: les organisateurs de rencontres régulières partagent ce qui a fait la différence chez eux.',
  },
  {
    daysAgo: 9,
    category: 'Formation',
    image: 'hills',
    title: 'Apprendre un métier à quarante ans',
    description:
      'Reprendre des études en travaillant demande surtout de l’organisation. Quatre personnes racontent leur emploi du temps, leurs renoncements et ce qu’elles referaient autrement.',
  },
  {
    daysAgo: 12,
    category: 'Réseau',
    image: 'dots',
    title: 'Écrire à une personne que l’on ne connaît pas',
    description:
      'Dire d’où l’on vient, demander une chose précise et laisser la liberté de refuser\u00a0: un premier message qui reçoit une réponse tient souvent en cinq lignes.',
  },
  {
    daysAgo: 15,
    category: 'Emploi',
    image: 'arches',
    title: 'Lire une offre d’emploi entre les lignes',
    description:
      'Les compétences citées en dernier sont rarement éliminatoires. Comment distinguer ce qui est exigé de ce qui est souhaité, et décider si la candidature vaut le temps qu’elle demande.',
  },
  {
    daysAgo: 18,
    category: 'Entreprises',
    image: 'steps',
    title: 'Se mettre à deux pour répondre à un appel d’offres',
    description:
      'Le groupement permet à des structures modestes de se présenter ensemble. Répartition des rôles, facturation, responsabilité\u00a0: les points à écrire avant de commencer.',
  },
  {
    daysAgo: 22,
    category: 'Formation',
    image: 'orbits',
    title: 'Le tutorat, une heure par semaine',
    description:
      'Accompagner une personne qui débute n’oblige pas à tout savoir. Un cadre simple, une durée limitée et des objectifs modestes rendent l’expérience utile aux deux.',
  },
  {
    daysAgo: 26,
    category: 'Événements',
    image: 'dots',
    title: 'Après le salon, le travail commence',
    description:
      'Les cartes de visite dorment vite au fond d’un sac. Une routine de vingt minutes, le soir même, pour garder le fil des conversations qui comptent.',
  },
  {
    daysAgo: 31,
    category: 'Réseau',
    image: 'hills',
    title: 'Animer un groupe sans s’épuiser',
    description:
      'Des règles courtes, plusieurs personnes pour modérer et un rendez-vous mensuel\u00a0: ce que les groupes les plus vivants du réseau ont en commun.',
  },
  {
    daysAgo: 37,
    category: 'Emploi',
    image: 'waves',
    title: 'Travailler à distance dans une équipe qui ne l’est pas',
    description:
      'Quand une seule personne est loin, les décisions se prennent vite sans elle. Des habitudes faciles à installer pour que chacun dispose des mêmes informations.',
  },
  {
    daysAgo: 44,
    category: 'Entreprises',
    image: 'hills',
    title: 'Transmettre une petite entreprise',
    description:
      'Trouver un repreneur prend souvent deux à trois ans. Par où commencer, qui prévenir et comment garder la confiance de l’équipe pendant la transition.',
  },
  {
    daysAgo: 52,
    category: 'Formation',
    image: 'arches',
    title: 'Tenir un carnet de compétences',
    description:
      'Noter chaque mois ce que l’on a appris, avec un exemple concret, rend les bilans annuels plus justes et les candidatures bien plus faciles à rédiger.',
  },
];

const dayBefore = (start: Date, days: number): string =>
  dayOf(new Date(start.getFullYear(), start.getMonth(), start.getDate() - days));

/** Fourteen invented articles with the ids 1 to 14, newest first, published in the weeks before `start`. */
export function articlesBefore(start: Date): Article[] {
  return seeds.map(({ daysAgo, ...seed }, index) => ({
    id: String(index + 1),
    ...seed,
    categoryVariant: variants[seed.category],
    date: dayBefore(start, daysAgo),
  }));
}
