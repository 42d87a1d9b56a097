/** A text for comparing: without accents, case and outer blanks, so that `ECOLE` finds `école`. */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
