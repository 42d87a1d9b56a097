const quoted = (name: string): string => `«\u202f${name}\u202f»`;

export const words = {
  preparing: (name: string) => `Préparation de ${quoted(name)}…`,
  empty: (name: string) => `${quoted(name)} est vide\u00a0: choisissez une autre image.`,
  gone: (name: string) =>
    `${quoted(name)} ne peut pas être lue, peut-être parce que le fichier a été modifié, déplacé ou supprimé\u00a0: choisissez-la de nouveau.`,
  animated: (name: string) => `${quoted(name)} est animée\u00a0: seule sa première image sera visible.`,
  tooMany: (most: number) => `${most} images au plus. Les autres n’ont pas été ajoutées.`,
  notAnImage: (name: string) =>
    `Veuillez sélectionner une image valide\u00a0: ${quoted(name)} n’en est pas une.`,
  incomplete: (name: string) =>
    `${quoted(name)} est incomplète\u00a0: choisissez le fichier d’origine ou une autre image.`,
  unreadable: (name: string) =>
    `${quoted(name)} ne peut pas être lue par ce navigateur\u00a0: choisissez une autre image.`,
  unreadableFormat: (name: string, format: string) =>
    `${quoted(name)} est au format ${format}, que ce navigateur ne lit pas\u00a0: choisissez-la en JPEG ou en PNG.`,
  tooManyPixels: (name: string, millions: number, most: number) =>
    `${quoted(name)} compte ${millions} millions de pixels\u00a0: choisissez-en une version de ${most} millions au plus.`,
  tooHeavy: (name: string, megabytes: number) =>
    `${quoted(name)} pèse plus de ${megabytes} Mo\u00a0: choisissez-en une version plus légère.`,
};
