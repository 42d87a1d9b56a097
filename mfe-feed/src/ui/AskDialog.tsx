import { Button } from '@az/shared/ui/Button';
import { Group } from '@az/shared/ui/Group';
import { Modal } from '@az/shared/ui/Modal';
import { Stack } from '@az/shared/ui/Stack';
import { Text } from '@az/shared/ui/Text';
import type { ReactNode } from 'react';

type Choice = { label: string; onChoose: () => void; isDanger?: boolean; isBusy?: boolean };

type Props = {
  /** The question. */
  title: string;
  children?: ReactNode;
  /** The first one is the safe one and has the focus. */
  choices: Choice[];
  onClose: () => void;
};

/** Asks before something is lost. */
export function AskDialog({ title, children, choices, onClose }: Props) {
  return (
    <Modal onClose={onClose} opened title={title}>
      <Stack gap="md">
        {children && <Text>{children}</Text>}
        <Group justify="flex-end">
          {choices.map(({ label, onChoose, isDanger = false, isBusy = false }, index) => (
            <Button
              color={isDanger ? 'red' : undefined}
              data-autofocus={index === 0 || undefined}
              key={label}
              loading={isBusy}
              onClick={onChoose}
              variant={isDanger ? 'filled' : 'default'}
            >
              {label}
            </Button>
          ))}
        </Group>
      </Stack>
    </Modal>
  );
}
