import { paths } from '@az/shared/paths';
import { ButtonLink } from '@az/shared/ui/Button';
import { EmptyState } from '@az/shared/ui/EmptyState';
import { IconUser } from '@az/shared/ui/icons';
import { Title } from '@az/shared/ui/Title';
import styles from './ReadConversation.module.css';
import { words } from './words.ts';

/** Shown when the URL names someone who is no contact. */
export function UnknownContact() {
  const back = (
    <ButtonLink to={paths.messaging()} variant="default">
      {words.allConversations}
    </ButtonLink>
  );
  return (
    <div className={styles.middle}>
      <Title order={2} size="h3" ta="center" tabIndex={-1}>
        {words.unknownTitle}
      </Title>
      <EmptyState action={back} icon={<IconUser />}>
        {words.unknown}
      </EmptyState>
    </div>
  );
}
