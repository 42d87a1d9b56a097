import { isRouteLive } from '@az/shared/area';
import { paths } from '@az/shared/paths';
import { AvatarGroup } from '@az/shared/social/AvatarGroup';
import { PersonRow } from '@az/shared/social/PersonRow';
import { Button, ButtonLink } from '@az/shared/ui/Button';
import type { Connection } from '../../data/connections.ts';
import styles from './BrowseConnections.module.css';
import { words } from './words.ts';

/** One connection, with links to write to them and a button to remove it. */
export function ConnectionRow({ connection, onRemove }: { connection: Connection; onRemove: () => void }) {
  const { id, name, role, avatar, description, shared, mutualCount } = connection;
  const messages = paths.messaging(id);
  return (
    <PersonRow description={description} person={{ name, role, picture: avatar }}>
      <div className={styles.shared}>
        <AvatarGroup
          count={mutualCount}
          noun={['relation en commun', 'relations en commun']}
          people={shared}
        />
      </div>
      <div className={styles.actions}>
        {isRouteLive(paths.messaging()) && (
          <ButtonLink aria-label={words.messageTo(name)} size="sm" to={messages} variant="light">
            {words.message}
          </ButtonLink>
        )}
        <Button aria-label={words.removeOne(name)} onClick={onRemove} size="sm" variant="default">
          {words.remove}
        </Button>
      </div>
    </PersonRow>
  );
}
