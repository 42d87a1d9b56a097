import { useOnDemand } from '@az/shared/on-demand';
import { ActionsMenu } from '@az/shared/social/ActionsMenu';
import { useState } from 'react';
import { StopEscape } from '../../ui/StopEscape.tsx';
import { useMessagingActions } from './use-messaging-actions.ts';
import { words } from './words.ts';

const loadCreateGroup = () => import('./CreateGroup.tsx').then((part) => part.CreateGroup);

/** The menu of messaging. `onGroupCreated` shows the new group. */
export function ManageMessaging({ onGroupCreated }: { onGroupCreated: (groupId: string) => void }) {
  const [isCreating, setIsCreating] = useState(false);
  const createGroup = useOnDemand(loadCreateGroup);
  const actions = useMessagingActions(() => {
    createGroup.show();
    setIsCreating(true);
  });
  return (
    <StopEscape>
      <ActionsMenu actions={actions} label={words.menu} />
      {isCreating && createGroup.Part && (
        <createGroup.Part onClose={() => setIsCreating(false)} onCreated={onGroupCreated} />
      )}
    </StopEscape>
  );
}
