import { useAuthContext } from '@az/shared/auth';
import { Button } from '@az/shared/ui/Button';
import { ErrorState } from '@az/shared/ui/ErrorState';
import { Modal } from '@az/shared/ui/Modal';
import { Portal } from '@az/shared/ui/Portal';
import { Text } from '@az/shared/ui/Text';
import { useExperiences } from '../../data/experiences.ts';
import styles from './ActOnProfile.module.css';
import { words } from './dialog-words.ts';
import { ProfileSheet } from './ProfileSheet.tsx';

type Props = { opened: boolean; onClose: () => void };

/** Preview of the printed profile; the browser's print dialog can save it as PDF. */
export function PrintProfile({ opened, onClose }: Props) {
  const { member } = useAuthContext();
  const { experiences, hasFailed, retry, isRetrying } = useExperiences(member?.id ?? '');
  if (!member) return null;
  const sheet = <ProfileSheet experiences={experiences ?? []} member={member} />;
  const isWaiting = !experiences && !hasFailed;
  return (
    <>
      <Modal onClose={onClose} opened={opened} size="xl" title={words.printTitle}>
        <div className={styles.form}>
          {hasFailed && (
            <ErrorState onRetry={retry} retrying={isRetrying}>
              {words.jobsFailed}
            </ErrorState>
          )}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no pointer scrolls it by the arrow keys */}
          <section aria-label={words.preview} className={styles.preview} tabIndex={0}>
            {isWaiting ? words.jobsLoading : sheet}
          </section>
          <Text c="dimmed" size="sm">
            {words.printNote}
          </Text>
          <div className={styles.buttons}>
            <Button onClick={onClose} variant="default">
              {words.close}
            </Button>
            <Button data-autofocus disabled={isWaiting} onClick={() => window.print()}>
              {words.printNow}
            </Button>
          </div>
        </div>
      </Modal>
      {opened && (
        <Portal reuseTargetNode={false}>
          <div aria-hidden="true" className={styles.paper}>
            {sheet}
          </div>
        </Portal>
      )}
    </>
  );
}
