/** Copy of creating a group, which loads on demand. */
export const words = {
  groupTitle: 'Créer une discussion de groupe',
  groupName: 'Nom du groupe',
  groupMembers: 'Participants',
  nameMissing: 'Donnez un nom au groupe.',
  nameTooLong: (most: number) => `Le nom ne peut pas dépasser ${most} caractères.`,
  membersMissing: 'Choisissez au moins deux personnes.',
  local: 'Le groupe reste sur cet appareil\u202f: personne n’est invité pour le moment.',
  create: 'Créer le groupe',
  creating: 'Enregistrement...',
  failed: 'Le groupe n’a pas pu être créé. Vos choix sont conservés\u202f: réessayez.',
};
