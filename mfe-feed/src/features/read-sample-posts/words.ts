export const words = {
  title: 'Publications d’exemple',
  empty:
    'Vous avez masqué toutes les publications d’exemple, ou vous ne suivez plus ou avez bloqué les personnes qui les ont écrites.',
  failed: 'Les publications d’exemple n’ont pas pu être chargées. Réessayez.',
};
