import { useItemCommentCount } from '@az/shared/item-comments';
import { useOnDemand } from '@az/shared/on-demand';
import { useSearchParams } from '@az/shared/router';
import { AlbumTile } from '@az/shared/social/AlbumTile';
import { Button } from '@az/shared/ui/Button';
import { CardGrid } from '@az/shared/ui/CardGrid';
import { CardSkeletons } from '@az/shared/ui/CardSkeletons';
import { EmptyState } from '@az/shared/ui/EmptyState';
import { Image } from '@az/shared/ui/Image';
import { IconPhoto } from '@az/shared/ui/icons';
import { PageHead } from '@az/shared/ui/PageHead';
import { SampleNotice } from '@az/shared/ui/SampleNotice';
import { SampleStates } from '@az/shared/ui/SampleStates';
import { TabLinks } from '@az/shared/ui/TabLinks';
import { useState } from 'react';
import { type Album, useAlbums } from '../../data/albums.ts';
import { useDeviceMark } from '../../data/device-marks.ts';
import styles from './BrowseAlbums.module.css';
import { tabOf, tabs, words } from './words.ts';

/** `what` is null after closing: the viewer stays mounted to return the focus. */
type Opened = { album: Album; what: 'pictures' | 'comments' | null };

type TileProps = {
  album: Album;
  /** Whether the album was created on this device, and is not sent. */
  isLocal: boolean;
  onOpen: (what: 'pictures' | 'comments') => void;
};

function Tile({ album, isLocal, onOpen }: TileProps) {
  const { id, title, pictures, likes, time } = album;
  const liked = useDeviceMark('liked');
  const count = useItemCommentCount({ kind: 'album', id }, album.comments);
  const isLiked = liked.has(`album-${id}`);
  return (
    <AlbumTile
      comments={{ count, onOpen: () => onOpen('comments') }}
      count={pictures.length}
      cover={pictures[0] && <Image alt="" ratio={[4, 3]} src={pictures[0].url} />}
      createdAt={time}
      likes={{
        count: likes + (isLiked ? 1 : 0),
        isLiked,
        onToggle: () => liked.set(`album-${id}`, !isLiked),
      }}
      onOpen={() => onOpen('pictures')}
      title={isLocal ? `${title} (exemple local)` : title}
    />
  );
}

/** The albums of a tab, which is in the URL; an album opens its photos or its comments. */
export function BrowseAlbums() {
  const [search] = useSearchParams();
  const tab = tabOf(search.get('tab'));
  const sample = useAlbums();
  const [own, setOwn] = useState<Album[]>([]);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [isCreating, setCreating] = useState(false);
  const viewer = useOnDemand(() => import('@az/shared/social/MediaViewer').then((part) => part.MediaViewer));
  const comments = useOnDemand(() => import('./AlbumComments.tsx').then((part) => part.AlbumComments));
  const creator = useOnDemand(() => import('./CreateAlbum.tsx').then((part) => part.CreateAlbum));
  const shownOf = (items: Album[]) => [
    ...(tab === 'yours' ? own : []),
    ...items.filter((album) => album.tab === tab),
  ];
  const close = () => setOpened((known) => known && { ...known, what: null });
  const create = () => {
    setCreating(true);
    creator.show();
  };
  const open = (album: Album, what: 'pictures' | 'comments') => {
    setOpened({ album, what });
    (what === 'pictures' ? viewer : comments).show();
  };
  return (
    <>
      <PageHead note={<SampleNotice />} title={words.title}>
        <Button
          aria-haspopup="dialog"
          onClick={create}
          onFocus={creator.preload}
          onPointerEnter={creator.preload}
        >
          {words.create}
        </Button>
      </PageHead>
      <TabLinks current={tabs[tab].to} label="Albums" tabs={Object.values(tabs)} />
      <div className={styles.list}>
        <SampleStates
          empty={
            <EmptyState action={<Button onClick={create}>{words.add}</Button>} icon={<IconPhoto />}>
              {words.empty}
            </EmptyState>
          }
          sample={{ ...sample, items: sample.items && shownOf(sample.items) }}
          skeleton={<CardSkeletons height={220} />}
          words={words}
        >
          {(albums) => (
            <CardGrid
              items={albums.map((album) => ({
                id: album.id,
                card: (
                  <Tile album={album} isLocal={own.includes(album)} onOpen={(what) => open(album, what)} />
                ),
              }))}
              label={tabs[tab].label}
            />
          )}
        </SampleStates>
      </div>
      {viewer.Part && opened && (
        <viewer.Part
          label={`Album ${opened.album.title}`}
          onClose={close}
          opened={opened.what === 'pictures'}
          pictures={opened.album.pictures}
          start={0}
        />
      )}
      {comments.Part && opened?.what === 'comments' && <comments.Part album={opened.album} onClose={close} />}
      {creator.Part && isCreating && (
        <creator.Part
          onClose={() => setCreating(false)}
          onCreate={(album) => setOwn((known) => [album, ...known])}
        />
      )}
    </>
  );
}
