/** Maximum length of a publication in a group, in UTF-16 units. */
const maxPostLength = 2000;

/** Error of a publication, or null. */
export function postProblem(text: string): string | null {
  const { length } = text.trim();
  if (length === 0) return 'La publication est vide. Écrivez quelques mots.';
  if (length <= maxPostLength) return null;
  return `La publication compte ${length} caractères. Raccourcissez-la à ${maxPostLength} au plus.`;
}
