import { paths } from '@az/shared/paths';
import { ButtonLink } from '@az/shared/ui/Button';
import { EmptyState } from '@az/shared/ui/EmptyState';
import { IconUser } from '@az/shared/ui/icons';
import { Title } from '@az/shared/ui/Title';
import styles from './ReadConversation.module.css';

const words = {
  gone: ['Conversation introuvable', 'Cette conversation n’existe pas, ou vous n’y avez plus accès.'],
  // Preferences are one reason; another is a company that has no account.
  refused: ['Messages non acceptés', 'Vous ne pouvez pas écrire ici\u00a0: vos messages n’y sont pas reçus.'],
  all: 'Voir les conversations',
} as const;

/** Shown instead of a conversation that does not exist. */
export function NoConversation({ why }: { why: 'gone' | 'refused' }) {
  const [title, sentence] = words[why];
  const back = (
    <ButtonLink to={paths.messaging()} variant="default">
      {words.all}
    </ButtonLink>
  );
  return (
    <div className={styles.middle}>
      <Title order={2} size="h3" ta="center" tabIndex={-1}>
        {title}
      </Title>
      <EmptyState action={back} icon={<IconUser />}>
        {sentence}
      </EmptyState>
    </div>
  );
}
