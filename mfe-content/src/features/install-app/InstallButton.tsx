import { useInstall } from '@az/shared/install';
import { Button } from '@az/shared/ui/Button';
import { TitledCard } from '@az/shared/ui/TitledCard';
import { useState } from 'react';
import styles from './InstallApp.module.css';
import { words } from './words.ts';

/** Whether this window is the installed application. */
const isApplication = (): boolean => matchMedia('(display-mode: standalone)').matches;

const sentences = {
  'not-offered': words.notOffered,
  offered: words.ready,
  installed: words.installed,
};

/** Installs the product if the browser offers it, otherwise explains the state. */
export function InstallButton() {
  const { status, install } = useInstall();
  const [answer, setAnswer] = useState<'accepted' | 'dismissed' | 'failed' | null>(null);
  const sentence = isApplication() ? words.running : sentences[status];
  return (
    <TitledCard className={styles.install} title={words.installTitle}>
      <div role="status">
        <p className={styles.sentence}>{answer && status === 'not-offered' ? words[answer] : sentence}</p>
      </div>
      {status === 'offered' && (
        <Button onClick={() => void install().then(setAnswer, () => setAnswer('failed'))}>
          {words.install}
        </Button>
      )}
    </TitledCard>
  );
}
