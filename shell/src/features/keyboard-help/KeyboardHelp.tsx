import { shortcutStore } from '@az/shared/shortcuts';
import { setDevicePreference, useDevicePreference } from '@az/shared/storage';
import { Checkbox } from '@az/shared/ui/Checkbox';
import { Modal } from '@az/shared/ui/Modal';
import { Stack } from '@az/shared/ui/Stack';
import { useSyncExternalStore } from 'react';
import styles from './KeyboardHelp.module.css';

const palette = { keys: 'Ctrl K', label: 'Rechercher, même depuis un champ' };

function Keys({ keys }: { keys: string }) {
  return keys.split(' ').map((key, index) => (
    <kbd className={styles.key} key={index}>
      {key}
    </kbd>
  ));
}

/** The shortcuts of this page, and whether single-key shortcuts are enabled on this device (WCAG 2.1.4). */
export function KeyboardHelp({ onClose }: { onClose: () => void }) {
  const { shortcuts } = useSyncExternalStore(shortcutStore.subscribe, shortcutStore.getState);
  const singleKeys = useDevicePreference('singleKeyShortcuts');
  return (
    <Modal onClose={onClose} opened title="Raccourcis clavier">
      <Stack>
        <dl className={styles.list}>
          {[...shortcuts, palette].map(({ keys, label }) => (
            <div className={styles.row} key={keys}>
              <dt>{label}</dt>
              <dd>
                <Keys keys={keys} />
              </dd>
            </div>
          ))}
        </dl>
        <Checkbox
          checked={singleKeys}
          description="Sur cet appareil. Ctrl K fonctionne toujours."
          label="Activer les raccourcis à une touche"
          onChange={(event) => setDevicePreference('singleKeyShortcuts', event.currentTarget.checked)}
        />
      </Stack>
    </Modal>
  );
}
