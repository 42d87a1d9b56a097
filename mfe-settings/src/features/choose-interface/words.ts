/** Copy of the interface card. */
export const words = {
  title: 'Interface',
  intro:
    'Une fois enregistrés, ces choix valent tout de suite sur cet appareil, dans tous ses onglets. Un nouvel appareil les reprend quand vous y ouvrez vos réglages.',
};
