import { useSearchParams } from '@az/shared/router';
import { ActionsMenu } from '@az/shared/social/ActionsMenu';
import { UndoNotice } from '@az/shared/social/UndoNotice';
import { setDevicePreference, useDevicePreference } from '@az/shared/storage';
import { toast } from '@az/shared/toast';
import { filterOf } from '../../data/notifications/notification.ts';
import { notifications } from '../../data/notifications/notifications-store.ts';
import { useMarkAllRead } from '../../data/notifications/use-mark-all-read.ts';
import { useNotifications } from '../../data/notifications/use-notifications.ts';
import { mayNotify } from '../../data/push-notice.ts';
import { words as shared } from '../../ui/words.ts';
import styles from './ManageNotifications.module.css';

const words = {
  menu: 'Actions sur les notifications',
  markRequestsRead: 'Marquer les demandes comme lues',
  push: 'Notifications push',
  email: 'Notifications par e-mail',
  pushRefused:
    'Votre navigateur n’autorise pas les notifications. Changez cela dans ses réglages, puis réessayez.',
};

const duration = 6000;

/** Actions on all notifications. Switching push on asks for the browser's permission, and fails without it. */
function useManageNotifications() {
  const { isMailed } = useNotifications();
  const isPushed = useDevicePreference('pushNotices');
  return {
    isMailed,
    isPushed,
    marking: useMarkAllRead(),
    async choosePush(wanted: boolean) {
      if (wanted && !(await mayNotify()))
        return toast({ message: words.pushRefused, variant: 'danger', duration });
      setDevicePreference('pushNotices', wanted);
      const { memberId } = notifications.store.getState();
      const { setPushed } = await import('@az/shared/push');
      if (memberId !== null) await setPushed(memberId, wanted);
    },
  };
}

/** Focuses the page's heading, as after a navigation, because the notice belongs to no row. */
const focusHeading = () => document.getElementById('titre')?.focus();

export function ManageNotifications() {
  const { isMailed, isPushed, marking, choosePush } = useManageNotifications();
  const [search] = useSearchParams();
  const filter = filterOf(search.get('filter'));
  return (
    <>
      <ActionsMenu
        actions={[
          filter === 'requests'
            ? { label: words.markRequestsRead, onSelect: () => marking.markAllRead('requests') }
            : { label: shared.markAllRead, onSelect: () => marking.markAllRead() },
          { label: words.push, isChecked: isPushed, onSelect: () => void choosePush(!isPushed) },
          { label: words.email, isChecked: isMailed, onSelect: () => notifications.chooseMail(!isMailed) },
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
