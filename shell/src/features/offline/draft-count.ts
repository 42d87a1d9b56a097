/** How the keys of drafts start; `draft-storage.ts` of `@az/shared/drafts` writes them. */
const prefix = 'az-draft:';

function countDrafts(): number {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix)).length;
  } catch {
    // Storage is blocked: nothing is kept.
    return 0;
  }
}

/** How many drafts this device keeps, in a sentence. */
export function draftCountText(count = countDrafts()): string {
  if (count === 0) return "Aucun brouillon n'est gardé sur cet appareil.";
  return count === 1
    ? '1 brouillon est gardé sur cet appareil.'
    : `${count} brouillons sont gardés sur cet appareil.`;
}
