import { Button } from '@az/shared/ui/Button';
import { Group } from '@az/shared/ui/Group';
import { Modal } from '@az/shared/ui/Modal';
import { Stack } from '@az/shared/ui/Stack';
import type { ReactNode } from 'react';

type Props = {
  opened: boolean;
  /** A question. */
  title: string;
  children: ReactNode;
  /** What changes nothing; focused first. */
  keepLabel: string;
  /** What cannot be taken back. */
  doLabel: string;
  busy?: boolean;
  onKeep: () => void;
  onDo: () => void;
  onGone?: () => void;
};

/** Asks before something that cannot be taken back; Escape keeps things as they are. */
export function ConfirmDialog(props: Props) {
  const { opened, title, children, keepLabel, doLabel, busy = false, onKeep, onDo, onGone } = props;
  return (
    <Modal onClose={onKeep} onExitTransitionEnd={onGone} opened={opened} title={title}>
      <Stack gap="md">
        {children}
        <Group gap="sm" justify="flex-end">
          <Button data-autofocus disabled={busy} onClick={onKeep} variant="default">
            {keepLabel}
          </Button>
          <Button aria-busy={busy} color="red" loading={busy} onClick={onDo}>
            {doLabel}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
