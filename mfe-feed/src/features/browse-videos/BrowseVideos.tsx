import { Slot } from '@az/shared/area';
import { paths } from '@az/shared/paths';
import { useSearchParams } from '@az/shared/router';
import { Button } from '@az/shared/ui/Button';
import { EmptyState } from '@az/shared/ui/EmptyState';
import { ErrorState } from '@az/shared/ui/ErrorState';
import { IconVideo } from '@az/shared/ui/icons';
import { TabLinks } from '@az/shared/ui/TabLinks';
import { useRef, useState } from 'react';
import { useMarks } from '../../data/kept-marks.ts';
import { useLocalVideos } from '../../data/local-videos.ts';
import { useVideos } from '../../data/videos.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { TileGrid } from '../../ui/TileGrid.tsx';
import { TileSkeletons } from '../../ui/TileSkeletons.tsx';
import { VideoTile } from '../../ui/VideoTile.tsx';
import { LocalVideoTile } from './LocalVideoTile.tsx';
import { tabOf, tabs, words } from './words.ts';

/** The videos of a tab, whose name stands in the address; those that the member added stand first. */
export function BrowseVideos() {
  const [search] = useSearchParams();
  const tab = tabOf(search.get('tab'));
  const { items, hasFailed, retry, isRetrying } = useVideos();
  const own = useLocalVideos();
  const saved = useMarks('saved');
  const [isAdding, setAdding] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const shown = items?.filter((video) =>
    tab === 'enregistrees' ? saved.has(`video-${video.id}`) : video.tab === tab,
  );
  const tiles = shown && [
    ...(tab === 'accueil'
      ? own.map((video) => ({ id: video.id, item: <LocalVideoTile video={video} /> }))
      : []),
    ...shown.map((video) => ({
      id: video.id,
      item: <VideoTile order={2} to={paths.feedPostVideoDetails(video.id)} video={video} />,
    })),
  ];
  const close = () => {
    setAdding(false);
    button.current?.focus();
  };
  return (
    <>
      <PageHead title={words.title}>
        <Button aria-haspopup="dialog" onClick={() => setAdding(true)} ref={button}>
          {words.add}
        </Button>
      </PageHead>
      <TabLinks current={tabs[tab].to} label="Vidéos" tabs={Object.values(tabs)} />
      {hasFailed && (
        <ErrorState onRetry={retry} retrying={isRetrying}>
          {words.failed}
        </ErrorState>
      )}
      {!tiles && !hasFailed && <TileSkeletons label={words.loading} />}
      {tiles?.length === 0 && (
        <EmptyState
          action={
            <Button onClick={() => setAdding(true)} variant="default">
              {words.add}
            </Button>
          }
          icon={<IconVideo />}
        >
          {words.empty}
        </EmptyState>
      )}
      {tiles && tiles.length > 0 && <TileGrid items={tiles} label={tabs[tab].label} />}
      {isAdding && <Slot name="feed.add-video-dialog" props={{ onClose: close }} />}
    </>
  );
}
