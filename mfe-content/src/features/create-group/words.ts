import { maxLengths, maxTitleLength } from '@az/shared/contracts';

export const words = {
  create: 'Créer un groupe',
  submit: 'Créer le groupe',
  name: 'Nom du groupe',
  type: 'Accès',
  public: 'Groupe public',
  publicHint: 'Tout le monde voit les publications et peut rejoindre le groupe.',
  private: 'Groupe privé',
  privateHint: 'Seuls les membres voient les publications, et il faut demander à le rejoindre.',
  description: 'Description',
  wrong: {
    name: 'Donnez un nom au groupe.',
    nameLong: `Le nom ne peut pas dépasser ${maxTitleLength} caractères.`,
    description: 'Décrivez le groupe en quelques mots.',
    descriptionLong: `La description ne peut pas dépasser ${maxLengths.description} caractères.`,
  },
};
