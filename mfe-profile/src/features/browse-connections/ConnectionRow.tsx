import type { MemberRow } from '@az/shared/contracts';
import { longDate } from '@az/shared/format';
import { paths } from '@az/shared/paths';
import { useMemberPath } from '@az/shared/social/AuthorName';
import { AvatarGroup } from '@az/shared/social/AvatarGroup';
import { PersonRow } from '@az/shared/social/PersonRow';
import { Button, ButtonLink } from '@az/shared/ui/Button';
import { useMessages } from '../../data/use-messages.ts';
import styles from './BrowseConnections.module.css';
import { words } from './words.ts';

/** `focusFallback`: id of the element that gets the focus when the row is removed while it has the focus. */
type Props = { row: MemberRow; focusFallback: string; onRemove: () => void };

/** One connection, with a link to write to them and a button to remove it. */
export function ConnectionRow({ row, focusFallback, onRemove }: Props) {
  const { member, at, mutual, mutualCount } = row;
  const pathOf = useMemberPath();
  const mayMessage = useMessages();
  return (
    <PersonRow
      focusFallback={focusFallback}
      {...(at && { description: words.since(longDate(at.slice(0, 10))) })}
      person={member}
      to={pathOf(member)}
    >
      {mutualCount > 0 && (
        <div className={styles.shared}>
          <AvatarGroup
            count={mutualCount}
            noun={['relation en commun', 'relations en commun']}
            people={mutual}
          />
        </div>
      )}
      <div className={styles.actions}>
        {mayMessage && (
          <ButtonLink
            aria-label={words.messageTo(member.name)}
            size="sm"
            to={paths.messaging(member.id ?? '')}
            variant="light"
          >
            {words.message}
          </ButtonLink>
        )}
        <Button aria-label={words.removeOne(member.name)} onClick={onRemove} size="sm" variant="default">
          {words.remove}
        </Button>
      </div>
    </PersonRow>
  );
}
