const people = (count: number) => (count > 1 ? `${count} personnes` : `${count} personne`);

export const words = {
  loading: 'Chargement de vos relations…',
  failed: 'Vos relations n’ont pas pu être chargées. Réessayez dans un instant.',
  empty: 'Vous n’avez pas encore de relation.',
  find: 'Voir le fil',
  search: 'Rechercher dans vos relations',
  sort: 'Trier par',
  sorts: { recent: 'Ajout récent', name: 'Nom', mutual: 'Relations en commun' },
  none: (search: string) => `Aucun résultat pour «\u202f${search}\u202f».`,
  clear: 'Effacer la recherche',
  found: (count: number) => (count > 1 ? `${count} relations` : `${count} relation`),
  more: 'Voir plus',
  message: 'Message',
  messageTo: (name: string) => `Message à ${name}`,
  remove: 'Retirer',
  removeOne: (name: string) => `Retirer ${name}`,
  removeQuestion: (name: string) => `Retirer ${name} de vos relations\u202f?`,
  title: 'Vos relations',
  since: (date: string) => `Depuis le ${date}`,
  removeFailed: 'Cette personne n’a pas été retirée.',
  removed: (name: string) => `${name} ne fait plus partie de vos relations`,
  onDevice: 'Choix restés sur cet appareil',
  onDeviceCounts: (blocked: number, unfollowed: number) =>
    [
      blocked > 0 && `${people(blocked)} que vous avez bloquée${blocked > 1 ? 's' : ''}`,
      unfollowed > 0 && `${people(unfollowed)} dont vous avez masqué les publications`,
    ]
      .filter((part) => part !== false)
      .join(' et '),
  onDeviceEffect:
    'Votre compte ne retenait pas encore ces choix. Transférez-les pour qu’ils valent sur tous vos appareils\u202f; sinon, ils sont effacés et ces personnes reparaissent.',
  transfer: 'Transférer',
  leave: 'Ne pas transférer',
  transferred: (count: number) => (count > 1 ? `${count} choix transférés` : `${count} choix transféré`),
  missing: (count: number) => (count > 0 ? `, ${count} sans compte visible` : ''),
};
