import { isSlotFilled, Slot } from '@az/shared/area';
import type { ListedGathering } from '@az/shared/contracts';
import { longDate } from '@az/shared/format';
import { paths } from '@az/shared/paths';
import { type Action, ActionsMenu } from '@az/shared/social/ActionsMenu';
import { Badge } from '@az/shared/ui/Badge';
import { Count } from '@az/shared/ui/Count';
import { Image } from '@az/shared/ui/Image';
import { IconCalendar, IconMapPin, IconPencil, IconShare, IconTrash, IconUsers } from '@az/shared/ui/icons';
import { Title } from '@az/shared/ui/Title';
import { useState } from 'react';
import styles from './BrowseOwnEvents.module.css';
import { words } from './words.ts';

export function OwnEventRow({ event, onLeave }: { event: ListedGathering; onLeave: () => void }) {
  const [isSharing, setSharing] = useState(false);
  const { title, picture, date, location, attendeeCount, own } = event;
  const actions: Action[] = [
    ...(own
      ? [{ label: words.edit, icon: <IconPencil size={18} />, isLater: true, onSelect: () => undefined }]
      : []),
    ...(isSlotFilled('feed.share-dialog')
      ? [{ label: words.share, icon: <IconShare size={18} />, onSelect: () => setSharing(true) }]
      : []),
    { label: own ? words.cancel : words.leave, icon: <IconTrash size={18} />, onSelect: onLeave },
  ];
  return (
    <article className={styles.row}>
      {picture && <Image alt="" className={styles.cover ?? ''} height={540} src={picture} width={960} />}
      <div className={styles.text}>
        <Title order={2} size="h4">
          {title}
        </Title>
        <p className={styles.line}>
          <IconCalendar size={18} />
          <time dateTime={date}>{longDate(date)}</time>
        </p>
        <p className={styles.line}>
          <IconMapPin size={18} />
          <span>{location}</span>
        </p>
        <p className={styles.line}>
          <IconUsers size={18} />
          <span>
            <Count value={attendeeCount} /> {words.going[attendeeCount > 1 ? 1 : 0]}
          </span>
        </p>
        {own && <Badge variant="light">{words.own}</Badge>}
      </div>
      <ActionsMenu actions={actions} label={words.menu(title)} />
      {isSharing && (
        <Slot
          name="feed.share-dialog"
          props={{
            url: new URL(paths.profileEvents(), window.location.origin).href,
            title,
            onClose: () => setSharing(false),
          }}
        />
      )}
    </article>
  );
}
