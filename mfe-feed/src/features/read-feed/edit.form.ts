import { maxAnnouncementLength } from '@az/shared/contracts';
import { trimText } from '@az/shared/format';

export const editWords = {
  title: 'Modifier la publication',
  text: 'Texte de la publication',
  edited: 'Votre publication a été modifiée.',
  failed: 'La publication n’a pas été modifiée.',
  empty: 'La publication est vide. Écrivez quelques mots, puis enregistrez-la.',
  tooLong: (length: number) =>
    `La publication compte ${length} caractères. Raccourcissez-la à ${maxAnnouncementLength} au plus.`,
};

/** The error of a changed text, or null. The text may be empty if the announcement has images. */
export function textProblem(text: string, hasImages: boolean): string | null {
  const { length } = trimText(text);
  if (length === 0 && !hasImages) return editWords.empty;
  return length > maxAnnouncementLength ? editWords.tooLong(length) : null;
}
