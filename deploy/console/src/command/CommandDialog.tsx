import { Anchor } from '@az/shared/ui/Anchor';
import { Button } from '@az/shared/ui/Button';
import { Group } from '@az/shared/ui/Group';
import { Modal } from '@az/shared/ui/Modal';
import { Stack } from '@az/shared/ui/Stack';
import { Text } from '@az/shared/ui/Text';
import { useEffect, useRef, useState } from 'react';
import type { AreaStatus } from '../data/reply-types.ts';
import { areaName } from '../labels.ts';
import { OriginSentences } from '../ui/OriginSentences.tsx';
import styles from './Command.module.css';
import { CommandConfirmation } from './CommandConfirmation.tsx';
import { CommandForm } from './CommandForm.tsx';
import { initialValues } from './command.form.ts';
import { type CommandChoice, commandForms } from './command-forms.ts';
import { useCommand } from './use-command.ts';

type CommandResultProps = { said: string[]; link: string | null; onClose: () => void };

function CommandResult({ said, link, onClose }: CommandResultProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack gap="md">
      <div className={styles.moves}>
        <h3 ref={heading} tabIndex={-1}>
          C’est fait
        </h3>
        <OriginSentences sentences={said} />
        {link && (
          <Anchor className={styles.link} href={link} rel="noreferrer" target="_blank">
            {link}
          </Anchor>
        )}
      </div>
      <Group justify="flex-end">
        <Button onClick={onClose}>Terminer</Button>
      </Group>
    </Stack>
  );
}

type Props = { choice: CommandChoice; status: AreaStatus | undefined; onClose: () => void };

export function CommandDialog({ choice, status, onClose }: Props) {
  const [initial] = useState(() => initialValues(choice.verb, status, choice.version));
  const command = useCommand(choice, initial);
  const { button, title = button, explanation } = commandForms[choice.verb];
  const { phase, isBusy } = command;
  // The dialog stays open during a request, because otherwise nobody would see whether the command was executed.
  const close = () => {
    if (!isBusy) onClose();
  };
  const isOfArea = choice.area !== 'all';
  return (
    <Modal onClose={close} opened size="lg" title={isOfArea ? `${title} – ${areaName(choice.area)}` : title}>
      <Stack gap="md">
        {phase.at !== 'done' && <Text c="dimmed">{explanation}</Text>}
        {phase.at === 'fill' && (
          <CommandForm command={command} phase={phase} status={status} verb={choice.verb} />
        )}
        {phase.at === 'simulated' && (
          <CommandConfirmation command={command} phase={phase} verb={choice.verb} />
        )}
        {phase.at === 'done' && <CommandResult link={phase.link} onClose={onClose} said={phase.said} />}
      </Stack>
    </Modal>
  );
}
