import { isRouteLive } from '@az/shared/area';
import { paths } from '@az/shared/paths';
import { useNavigate } from '@az/shared/router';
import type { Action } from '@az/shared/social/ActionsMenu';
import { setDevicePreference, useDevicePreference } from '@az/shared/storage';
import { messaging } from '../../data/messaging-store.ts';
import { useMessaging } from '../../data/use-messaging.ts';
import { words } from './words.ts';

/** The entries of the menu of messaging, in the order of the specification. */
export function useMessagingActions(onCreateGroup: () => void): Action[] {
  const navigate = useNavigate();
  const areNotificationsOff = useMessaging((state) => state.areNotificationsOff);
  const hasSounds = useDevicePreference('messageSounds');
  const link = (label: string, to: string): Action => ({
    label,
    isLater: !isRouteLive(to),
    onSelect: () => void navigate(to),
  });
  const actions: Action[] = [
    { label: words.markAllAsRead, onSelect: messaging.markAllRead },
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
    { label: words.createGroup, onSelect: onCreateGroup },
  ];
  return actions.map((action) => ({ ...action, lang: 'en' }));
}
