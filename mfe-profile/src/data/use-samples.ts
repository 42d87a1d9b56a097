import { type QueryKey, type UseQueryResult, useQuery, useQueryClient } from '@az/shared/query';
import { answer } from '@az/shared/sample/people';
import { type Activity, sampleActivities } from './activities.ts';
import { type Album, sampleAlbums } from './albums.ts';
import { type Connection, sampleConnections } from './connections.ts';
import { type OwnEvent, sampleEvents } from './own-events.ts';
import { type OwnPost, samplePosts } from './own-posts.ts';
import { type Photo, samplePhotos } from './photos.ts';
import { sampleVideos, type Video } from './videos.ts';

type Lists = {
  activities: Activity;
  albums: Album;
  connections: Connection;
  events: OwnEvent;
  photos: Photo;
  posts: OwnPost;
  videos: Video;
};

const sources: { [Name in keyof Lists]: () => Promise<Lists[Name][]> } = {
  activities: () => answer(sampleActivities),
  albums: () => answer(sampleAlbums),
  connections: sampleConnections,
  events: () => answer(sampleEvents),
  photos: () => answer(samplePhotos),
  posts: () => answer(samplePosts),
  videos: () => answer(sampleVideos),
};

const keyOf = (name: keyof Lists): QueryKey => ['profile-sample', name];

/** A list of the profile that no server has: answers as a call would, and stays as the member has changed it. */
export function useSamples<Name extends keyof Lists>(name: Name): UseQueryResult<Lists[Name][]> {
  return useQuery({
    queryKey: keyOf(name),
    queryFn: sources[name],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
}

/** Changes such a list, as long as the page lives. */
export function useChangeSamples<Name extends keyof Lists>(name: Name) {
  const queries = useQueryClient();
  return (change: (items: Lists[Name][]) => Lists[Name][]) =>
    queries.setQueryData<Lists[Name][]>(keyOf(name), (items) => items && change(items));
}
