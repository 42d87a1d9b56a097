/** Prefix of the keys of drafts; `draft-storage.ts` of `@az/shared/drafts` writes them. */
const prefix = 'az-draft:';

function countDrafts(): number {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix)).length;
  } catch {
    // Storage is blocked: there are no drafts.
    return 0;
  }
}

/** Number of drafts on this device, as a sentence. */
export function draftCountText(count = countDrafts()): string {
  if (count === 0) return "Aucun brouillon n'est gardé sur cet appareil.";
  return count === 1
    ? '1 brouillon est gardé sur cet appareil.'
    : `${count} brouillons sont gardés sur cet appareil.`;
}
