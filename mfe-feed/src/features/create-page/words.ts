export const words = {
  title: 'Créer une page',
  intro: 'La page reste un exemple sur cet appareil\u00a0: elle n’est envoyée à personne.',
  orCompany: 'Pour ajouter une entreprise au réseau, passez par ce bouton.',
  company: 'Ajouter une nouvelle entreprise',
  submit: 'Créer la page',
  preview: 'Aperçu de la page',
  again: 'Modifier la page',
  badge: 'Exemple local',
  leave: 'Quitter la page sans la créer\u202f?',
  leaveText: 'Ce que vous avez saisi reste en brouillon sur cet appareil, sauf l’image.',
};
