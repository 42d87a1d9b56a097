import { ActionsMenu } from '@az/shared/social/ActionsMenu';
import { UndoNotice } from '@az/shared/social/UndoNotice';
import { words as shared } from '../../ui/words.ts';
import styles from './ManageNotifications.module.css';
import { useManageNotifications } from './use-manage-notifications.ts';
import { words } from './words.ts';

/** The notice belongs to no row: the page's heading takes the focus, as after a navigation. */
const focusHeading = () => document.getElementById('titre')?.focus();

/** The menu of the page of notifications. */
export function ManageNotifications() {
  const { channels, marking, choosePush, chooseEmail } = useManageNotifications();
  return (
    <>
      <ActionsMenu
        actions={[
          { label: shared.markAllRead, onSelect: marking.markAllRead },
          { label: words.push, isChecked: channels.push, onSelect: () => void choosePush(!channels.push) },
          { label: words.email, isChecked: channels.email, onSelect: () => chooseEmail(!channels.email) },
        ]}
        label={words.menu}
      />
      {marking.isMarked && (
        <div className={styles.notice}>
          <UndoNotice
            onEnd={marking.end}
            onUndo={() => {
              marking.takeBack();
              focusHeading();
            }}
          >
            {shared.allRead}
          </UndoNotice>
        </div>
      )}
    </>
  );
}
