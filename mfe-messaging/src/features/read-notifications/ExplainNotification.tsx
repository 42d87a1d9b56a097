import { type Notification, notificationKindNames } from '@az/shared/contracts';
import { paths } from '@az/shared/paths';
import { Modal } from '@az/shared/ui/Modal';
import { Switch } from '@az/shared/ui/Switch';
import { TextLink } from '@az/shared/ui/TextLink';
import styles from './ReadNotifications.module.css';
import { words } from './words.ts';

type Props = {
  notification: Notification;
  isOn: boolean;
  onSwitch: () => void;
  onClose: () => void;
};

/** Says why the member gets a notification, with a switch for its kind. */
export function ExplainNotification({ notification, isOn, onSwitch, onClose }: Props) {
  const { title, description, why, kind } = notification;
  return (
    <Modal onClose={onClose} opened title={words.explain}>
      <p className={styles.explained}>
        <strong>{title}</strong> {description}
      </p>
      {why !== null && <p>{why}</p>}
      <Switch
        checked={isOn}
        data-autofocus
        description={words.kindSwitch}
        label={notificationKindNames[kind]}
        onChange={onSwitch}
      />
      <p className={styles.settings}>
        <TextLink to={paths.settingsNotification()}>{words.settings}</TextLink>
      </p>
    </Modal>
  );
}
