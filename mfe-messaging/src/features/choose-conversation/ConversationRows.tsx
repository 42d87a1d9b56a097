import type { Conversation } from '../../data/conversation.ts';
import { useAbilities } from '../../data/use-abilities.ts';
import styles from './ChooseConversation.module.css';
import { ConversationRow } from './ConversationRow.tsx';

type Props = {
  conversations: readonly Conversation[];
  contactId: string | null;
  onOpen?: ((contactId: string) => void) | undefined;
};

export function ConversationRows({ conversations, contactId, onOpen }: Props) {
  const { reachesMembers } = useAbilities();
  return (
    <ul className={styles.rows}>
      {conversations.map((conversation) => (
        <li key={conversation.contact.id}>
          <ConversationRow
            conversation={conversation}
            isOnlyHere={!reachesMembers}
            isCurrent={conversation.contact.id === contactId}
            onOpen={onOpen}
          />
        </li>
      ))}
    </ul>
  );
}
