import { isRouteLive, Slot } from '@az/shared/area';
import { paths } from '@az/shared/paths';
import { IconBell } from '@az/shared/ui/icons';
import { TextLink } from '@az/shared/ui/TextLink';
import { UnstyledButton } from '@az/shared/ui/UnstyledButton';
import { useId } from 'react';
import surface from '../surface.module.css';
import { useDisclosure } from '../use-disclosure.ts';
import { CountBadge } from './CountBadge.tsx';
import action from './HeaderAction.module.css';
import styles from './NotificationsMenu.module.css';
import { unreadLabel } from './unread-label.ts';

/** Focuses the panel when it opens. Once its content has loaded, the heading there takes the focus. */
const focus = (panel: HTMLElement | null) => panel?.focus({ preventScroll: true });

function Failed() {
  return (
    <p className={styles.line}>
      Les notifications ne peuvent pas être affichées ici.{' '}
      {isRouteLive(paths.notifications()) && (
        <TextLink to={paths.notifications()}>Voir toutes les notifications</TextLink>
      )}
    </p>
  );
}

/** A disclosure that shows the latest notifications of another area. */
export function NotificationsMenu({ count }: { count: number }) {
  const { opened, toggle, close, root, button } = useDisclosure<HTMLDivElement>({ isOverlay: true });
  const panel = useId();
  return (
    <div className={styles.root} ref={root}>
      <UnstyledButton
        aria-controls={opened ? panel : undefined}
        aria-expanded={opened}
        aria-label={`Notifications${unreadLabel(count, 'non lue')}`}
        className={action.action}
        onClick={toggle}
        ref={button}
      >
        <IconBell />
        <CountBadge count={count} />
      </UnstyledButton>
      {opened && (
        <section
          aria-label="Notifications"
          className={`${styles.panel} ${surface.overlay}`}
          id={panel}
          ref={focus}
          tabIndex={-1}
        >
          <Slot
            failed={<Failed />}
            fallback={
              <p className={styles.line} role="status">
                Chargement des notifications…
              </p>
            }
            name="messaging.notifications-menu"
            props={{ onClose: close }}
          />
        </section>
      )}
    </div>
  );
}
