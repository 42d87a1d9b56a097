import { type Sample, simulateReply, useChangeSample, useSample } from '@az/shared/sample/people';
import { type Album, sampleAlbums } from './albums.ts';
import { sampleVideos, type Video } from './videos.ts';

type Lists = {
  albums: Album;
  videos: Video;
};

const sources: { [Name in keyof Lists]: () => Promise<Lists[Name][]> } = {
  albums: () => simulateReply(sampleAlbums),
  videos: () => simulateReply(sampleVideos),
};

const nameOf = (name: keyof Lists) => `profile-${name}` as const;

/** A sample list that replaces one the server does not have. Loads like a call, and keeps the member's changes. */
export const useSamples = <Name extends keyof Lists>(name: Name): Sample<Lists[Name]> =>
  useSample<Lists[Name]>(nameOf(name), sources[name]);

/** Changes a sample list. The changes are lost when the page is reloaded. */
export const useChangeSamples = <Name extends keyof Lists>(name: Name) =>
  useChangeSample<Lists[Name]>(nameOf(name));
