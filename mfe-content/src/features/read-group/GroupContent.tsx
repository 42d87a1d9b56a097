import { isRouteLive } from '@az/shared/area';
import type { Group } from '@az/shared/contracts';
import { fullCount } from '@az/shared/format';
import { paths } from '@az/shared/paths';
import { MediaGrid } from '@az/shared/social/MediaGrid';
import { VideoCard } from '@az/shared/social/VideoCard';
import { CardGrid } from '@az/shared/ui/CardGrid';
import { EmptyState } from '@az/shared/ui/EmptyState';
import { IconCalendarEvent, IconPhoto, IconVideo } from '@az/shared/ui/icons';
import { TitledCard } from '@az/shared/ui/TitledCard';
import { useEvents } from '../../data/events/use-events.ts';
import { EventStates } from '../../ui/EventStates.tsx';
import { EventTile } from '../../ui/EventTile.tsx';
import { PeopleCard } from '../../ui/PeopleCard.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { tabLabels, words } from './words.ts';

type Content = NonNullable<Group['content']>;

/** Some of the group's members. */
export function GroupMembers({ group: { members, memberCount } }: { group: Group }) {
  return (
    <PeopleCard
      note={memberCount > members.length && words.someMembers(members.length, fullCount(memberCount))}
      people={members}
      title={tabLabels.connections}
    />
  );
}

/** The group's photos. */
export function GroupMedia({ name, media }: { name: string } & Pick<Content, 'media'>) {
  if (media.length === 0) return <EmptyState icon={<IconPhoto />}>{words.empty.media}</EmptyState>;
  return (
    <TitledCard title={tabLabels.media}>
      <MediaGrid of={words.ofGroup(name)} pictures={media} />
    </TitledCard>
  );
}

/** The videos that the group links to. */
export function GroupVideos({ videos }: Pick<Content, 'videos'>) {
  if (videos.length === 0) return <EmptyState icon={<IconVideo />}>{words.empty.videos}</EmptyState>;
  const hasPage = isRouteLive(paths.feedPostVideoDetails());
  return (
    <CardGrid
      items={videos.map(({ id, poster, ...video }) => ({
        id,
        card: (
          <VideoCard
            {...video}
            order={2}
            poster={poster && <Picture src={poster} />}
            to={hasPage ? paths.feedPostVideoDetails(id) : undefined}
          />
        ),
      }))}
      label={tabLabels.videos}
    />
  );
}

/** The events to come that the group links to. */
export function GroupEvents({ ids }: { ids: string[] }) {
  const all = useEvents({});
  const events = { ...all, items: all.items?.filter(({ id }) => ids.includes(id)) };
  return (
    <EventStates events={events}>
      {(found) =>
        found.length === 0 ? (
          <EmptyState icon={<IconCalendarEvent />}>{words.empty.events}</EmptyState>
        ) : (
          <CardGrid
            items={found.map((event) => ({ id: event.id, card: <EventTile event={event} order={2} /> }))}
            label={tabLabels.events}
          />
        )
      }
    </EventStates>
  );
}
