import { isRouteLive } from '@az/shared/area';
import { useOnDemand } from '@az/shared/on-demand';
import { paths } from '@az/shared/paths';
import { useNavigate } from '@az/shared/router';
import { type Action, ActionsMenu } from '@az/shared/social/ActionsMenu';
import { setDevicePreference, useDevicePreference } from '@az/shared/storage';
import { useState } from 'react';
import { messaging } from '../../data/messaging-store.ts';
import { useAbilities } from '../../data/use-abilities.ts';
import { useMessaging } from '../../data/use-messaging.ts';
import { StopEscape } from '../../ui/StopEscape.tsx';
import { words } from './words.ts';

/** The entries of the menu of messaging, in the order of the specification. */
function useMessagingActions(onCreateGroup: () => void): Action[] {
  const navigate = useNavigate();
  const areNotificationsOff = useMessaging((state) => state.areNotificationsOff);
  const { createsGroups } = useAbilities();
  const hasSounds = useDevicePreference('messageSounds');
  const link = (label: string, to: string): Action => ({
    label,
    isLater: !isRouteLive(to),
    onSelect: () => void navigate(to),
  });
  const actions: Action[] = [
    { label: words.markAllAsRead, onSelect: () => void messaging.markAllRead() },
    link(words.chatSetting, paths.settingsMessaging()),
    {
      label: words.disableNotifications,
      isChecked: areNotificationsOff,
      onSelect: () => messaging.choose({ areNotificationsOff: !areNotificationsOff }),
    },
    {
      label: words.messageSounds,
      isChecked: hasSounds,
      onSelect: () => setDevicePreference('messageSounds', !hasSounds),
    },
    link(words.blockSetting, paths.settingsPrivacy()),
    ...(createsGroups ? [{ label: words.createGroup, onSelect: onCreateGroup }] : []),
  ];
  return actions.map((action) => ({ ...action, lang: 'en' }));
}

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
