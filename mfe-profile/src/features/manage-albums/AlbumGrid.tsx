import { useOnDemand } from '@az/shared/on-demand';
import { AlbumTile } from '@az/shared/social/AlbumTile';
import { Badge } from '@az/shared/ui/Badge';
import { Image } from '@az/shared/ui/Image';
import { useState } from 'react';
import type { Album } from '../../data/albums.ts';
import styles from './KeepAlbums.module.css';
import { words } from './words.ts';

/** The albums; each opens its photos in the viewer, which loads on demand. */
export function AlbumGrid({ albums }: { albums: Album[] }) {
  const [opened, setOpened] = useState<Album | null>(null);
  const [isOpen, setOpen] = useState(false);
  const viewer = useOnDemand(() =>
    import('@az/shared/social/MediaViewer').then(({ MediaViewer }) => MediaViewer),
  );
  return (
    <>
      <ul className={styles.grid}>
        {albums.map((album) => {
          const [first] = album.photos;
          return (
            <li className={styles.place} key={album.id}>
              <AlbumTile
                count={album.photos.length}
                cover={first && <Image alt="" ratio={[1, 1]} src={first.url} />}
                createdAt={album.createdAt}
                onOpen={() => {
                  setOpened(album);
                  setOpen(true);
                  viewer.show();
                }}
                title={album.title}
              />
              {album.isLocal && (
                <Badge className={styles.local} variant="default">
                  {words.local}
                </Badge>
              )}
            </li>
          );
        })}
      </ul>
      {viewer.Part && opened && (
        <viewer.Part
          key={opened.id}
          label={words.viewer(opened.title)}
          onClose={() => setOpen(false)}
          opened={isOpen}
          pictures={opened.photos}
          start={0}
        />
      )}
    </>
  );
}
