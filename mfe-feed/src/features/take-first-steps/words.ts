import type { FirstStep } from './use-first-steps.ts';

export const words = {
  page: 'Premiers pas',
  position: (at: number, total: number) => `Étape ${at} sur ${total}`,
  titles: {
    picture: 'Votre photo de profil',
    headline: 'Ce que vous faites',
    people: 'Des personnes à suivre',
  } satisfies Record<FirstStep, string>,
  why: {
    picture: 'Une photo aide les autres à vous reconnaître. Vous pourrez la changer à tout moment.',
    headline: 'Quelques mots sous votre nom disent aux autres qui vous êtes.',
    people: 'Ce que publient les personnes que vous suivez vient en premier dans votre fil.',
  } satisfies Record<FirstStep, string>,
  choose: 'Choisir une photo',
  change: 'Changer la photo',
  dialogFailed: 'Cette fenêtre n’a pas pu être chargée. Réessayez.',
  close: 'Fermer le message',
  headline: 'Titre du profil',
  headlineHint: 'Une ligne sous votre nom. Sans elle, votre dernier poste y apparaît.',
  tooLong: (most: number) => `Le titre du profil doit avoir au plus ${most} caractères.`,
  job: 'Poste actuel',
  addJob: 'Ajouter mon poste actuel',
  save: 'Enregistrer et continuer',
  saving: 'Enregistrement…',
  failed: 'Le titre n’a pas été enregistré.',
  skip: 'Passer cette étape',
  next: 'Continuer',
  end: 'Aller à mon fil',
};
