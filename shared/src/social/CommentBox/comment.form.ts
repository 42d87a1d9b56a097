import { maxCommentLength } from '../../contracts/wire/limits.ts';
import { trimText } from '../../contracts/wire/member-text.ts';

export const toComment = (text: string): string => trimText(text);

export function commentProblem(text: string): string | null {
  const { length } = toComment(text);
  if (length === 0) return 'Le commentaire est vide. Écrivez quelques mots, puis envoyez-le.';
  if (length <= maxCommentLength) return null;
  return `Le commentaire compte ${length} caractères. Raccourcissez-le à ${maxCommentLength} au plus.`;
}
