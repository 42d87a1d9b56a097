import type { Picture } from '@az/shared/social/MediaGrid';
import { drawnPicture, type Scene } from './drawn-picture.ts';

const stories: Record<string, [scene: Scene, time: number, alt: string][]> = {
  '101': [
    ['desk', 1, 'Un bureau en fin d’après-midi'],
    ['city', 0, 'La ville vue de l’atelier'],
  ],
  '104': [['stage', 1, 'Une scène pendant les répétitions']],
  '106': [
    ['sea', 2, 'La mer la nuit'],
    ['forest', 1, 'Une forêt au couchant'],
    ['hills', 2, 'Des collines sous la lune'],
  ],
};

export function storyOf(personId: string): Picture[] {
  return (stories[personId] ?? []).map(([scene, time, alt], photoIndex) =>
    drawnPicture(`story-${personId}-${photoIndex}`, scene, time, alt),
  );
}
