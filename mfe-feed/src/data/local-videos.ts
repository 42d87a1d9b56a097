import { onSessionRemoved } from '@az/shared/auth';
import { randomId } from '@az/shared/random-id';
import { useSyncExternalStore } from 'react';

/** A video of this device, shown until the page or the session ends; it is neither sent nor stored. */
export type LocalVideo = { id: string; title: string; file: string };

let videos: LocalVideo[] = [];
const listeners = new Set<() => void>();

function change(next: LocalVideo[]): void {
  videos = next;
  for (const listener of listeners) listener();
}

onSessionRemoved(() => {
  for (const { file } of videos) URL.revokeObjectURL(file);
  change([]);
});

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The videos that the member has added since the page was loaded, the newest first. */
export const useLocalVideos = (): LocalVideo[] => useSyncExternalStore(subscribe, () => videos);

export function addLocalVideo(title: string, file: File): void {
  change([{ id: randomId(), title, file: URL.createObjectURL(file) }, ...videos]);
}
