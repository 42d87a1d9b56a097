import { ActionsMenu } from '@az/shared/social/ActionsMenu';
import { words as shared } from '../../ui/words.ts';
import { useManageNotifications } from './use-manage-notifications.ts';
import { words } from './words.ts';

/** The menu of the page of notifications. */
export function ManageNotifications() {
  const { channels, markAllRead, choosePush, chooseEmail } = useManageNotifications();
  return (
    <ActionsMenu
      actions={[
        { label: shared.markAllRead, onSelect: markAllRead },
        { label: words.push, isChecked: channels.push, onSelect: () => void choosePush(!channels.push) },
        { label: words.email, isChecked: channels.email, onSelect: () => chooseEmail(!channels.email) },
      ]}
      label={words.menu}
    />
  );
}
