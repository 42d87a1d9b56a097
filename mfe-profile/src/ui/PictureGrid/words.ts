export const countWords = {
  likes: (count: number) => `${count} J’aime`,
  comments: (count: number) => (count > 1 ? `${count} commentaires` : `${count} commentaire`),
};

/** French copy about the pictures of a member's publications. `ofWhom`: their name; null for the signed-in member. */
export function pictureWords(ofWhom: string | null) {
  const source = ofWhom === null ? 'de vos publications' : `des publications de ${ofWhom}`;
  return {
    loading: 'Chargement des photos…',
    failed: 'Ces photos n’ont pas pu être chargées. Réessayez dans un instant.',
    empty:
      ofWhom === null
        ? 'Vous n’avez pas encore de photo dans vos publications.'
        : `${ofWhom} n’a pas encore de photo dans ses publications.`,
    image: (position: number) => `Image ${position} ${source}`,
    viewer: `Images ${source}`,
  };
}
