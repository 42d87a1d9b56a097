import { Slot } from '@az/shared/area';
import { paths } from '@az/shared/paths';
import { useSearchParams } from '@az/shared/router';
import { Cover } from '@az/shared/social/Cover';
import { VideoFacade } from '@az/shared/social/VideoFacade';
import { Button } from '@az/shared/ui/Button';
import { CardGrid } from '@az/shared/ui/CardGrid';
import { CardSkeletons } from '@az/shared/ui/CardSkeletons';
import { EmptyState } from '@az/shared/ui/EmptyState';
import { IconVideo } from '@az/shared/ui/icons';
import { PageHead } from '@az/shared/ui/PageHead';
import { SampleNotice } from '@az/shared/ui/SampleNotice';
import { SampleStates } from '@az/shared/ui/SampleStates';
import { TabLinks } from '@az/shared/ui/TabLinks';
import { useRef, useState } from 'react';
import { useDeviceMark } from '../../data/device-marks.ts';
import { type LocalVideo, useLocalVideos } from '../../data/local-videos.ts';
import { useVideos } from '../../data/videos.ts';
import { VideoTile } from '../../ui/VideoTile.tsx';
import styles from './BrowseVideos.module.css';
import localVideoTileStyles from './LocalVideoTile.module.css';
import { tabOf, tabs, words } from './words.ts';

/** A video that the member added: plays inline. */
function LocalVideoTile({ video: { title, file } }: { video: LocalVideo }) {
  return (
    <article className={localVideoTileStyles.tile}>
      <VideoFacade
        poster={<Cover motif="waves" tone="info" />}
        source={{ kind: 'file', src: file }}
        title={title}
      />
      <h2 className={localVideoTileStyles.title}>{title}</h2>
      <p className={localVideoTileStyles.badge}>Exemple local</p>
    </article>
  );
}

/** The videos of a tab, which is in the URL; those that the member added come first. */
export function BrowseVideos() {
  const [search] = useSearchParams();
  const tab = tabOf(search.get('tab'));
  const sample = useVideos();
  const own = useLocalVideos();
  const saved = useDeviceMark('saved');
  const [isAdding, setAdding] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const shown = sample.items?.filter((video) =>
    tab === 'enregistrees' ? saved.has(`video-${video.id}`) : video.tab === tab,
  );
  const tiles = shown && [
    ...(tab === 'accueil'
      ? own.map((video) => ({ id: video.id, card: <LocalVideoTile video={video} /> }))
      : []),
    ...shown.map((video) => ({
      id: video.id,
      card: <VideoTile order={2} to={paths.feedPostVideoDetails(video.id)} video={video} />,
    })),
  ];
  const close = () => {
    setAdding(false);
    button.current?.focus();
  };
  return (
    <>
      <PageHead note={<SampleNotice />} title={words.title}>
        <Button aria-haspopup="dialog" onClick={() => setAdding(true)} ref={button}>
          {words.add}
        </Button>
      </PageHead>
      <TabLinks current={tabs[tab].to} label="Vidéos" tabs={Object.values(tabs)} />
      <div className={styles.list}>
        <SampleStates
          empty={
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
          }
          sample={{ ...sample, items: tiles }}
          skeleton={<CardSkeletons height={220} />}
          words={words}
        >
          {(cards) => <CardGrid items={cards} label={tabs[tab].label} />}
        </SampleStates>
      </div>
      {isAdding && <Slot name="feed.add-video-dialog" props={{ onClose: close }} />}
    </>
  );
}
