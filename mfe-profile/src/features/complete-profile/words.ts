import type { ProfileStep } from '../../data/profile-steps.ts';

export const words = {
  title: 'Complétez votre profil',
  progress: (done: number, total: number) =>
    done > 1 ? `${done} étapes terminées sur ${total}` : `${done} étape terminée sur ${total}`,
  steps: {
    picture: 'Ajouter une photo de profil',
    headline: 'Écrire un titre sous votre nom',
    description: 'Écrire votre présentation',
    job: 'Ajouter une expérience',
    place: 'Indiquer votre ville',
    cover: 'Ajouter une photo de couverture',
  } satisfies Record<ProfileStep, string>,
  why: {
    picture: 'Une photo aide les autres à vous reconnaître.',
    headline: 'Un titre dit en une ligne ce que vous faites.',
    description: 'Quelques lignes sur vous donnent envie d’en savoir plus.',
    job: 'Votre parcours aide les autres à vous trouver.',
    place: 'Votre ville aide les personnes proches à vous trouver.',
    cover: 'Une couverture donne un visage à votre profil.',
  } satisfies Record<ProfileStep, string>,
};
