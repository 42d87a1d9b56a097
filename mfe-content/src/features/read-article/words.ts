export const words = {
  what: 'Cet article',
  back: 'Retour aux actualités',
  loading: 'Chargement de l’article…',
  failed: 'L’article n’a pas pu être chargé. Réessayez dans un instant.',
  by: (name: string) => `Par ${name}`,
  minutes: (count: number) => `${count} min de lecture`,
  share: 'Partager',
  print: 'Imprimer',
  comments: 'Commentaires',
  note: (name: string) =>
    `Article et commentaires d’exemple. Les vôtres paraissent sous le nom de ${name} et restent sur cet appareil.`,
};
