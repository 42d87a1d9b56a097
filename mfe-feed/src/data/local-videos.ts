import { newKey } from '@az/shared/new-key';
import { useSyncExternalStore } from 'react';

/** A video of this device, shown on this page view only: nothing of it is sent or stored. */
export type LocalVideo = { id: string; title: string; file: string };

let videos: LocalVideo[] = [];
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The videos that were added since the page was loaded, the newest first. */
export const useLocalVideos = (): LocalVideo[] => useSyncExternalStore(subscribe, () => videos);

/** Shows a video file of this device among the videos. */
export function addLocalVideo(title: string, file: File): void {
  videos = [{ id: newKey(), title, file: URL.createObjectURL(file) }, ...videos];
  for (const listener of listeners) listener();
}
