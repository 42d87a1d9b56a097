export const words = {
  title: (name: string) => (name ? `Bienvenue, ${name}` : 'Bienvenue'),
  text: 'Vous voyez ici ce que publient tous les membres. Suivez des personnes, et ce qu’elles publient viendra en premier. Votre première publication s’écrit juste au-dessus.',
  steps: 'Compléter mon profil',
  people: 'Trouver des personnes',
};
