import { countDrafts } from '@az/shared/storage';

export function draftCountText(count = countDrafts()): string {
  if (count === 0) return "Aucun brouillon n'est gardé sur cet appareil.";
  return count === 1
    ? '1 brouillon est gardé sur cet appareil.'
    : `${count} brouillons sont gardés sur cet appareil.`;
}
