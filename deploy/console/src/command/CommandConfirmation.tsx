import { Button } from '@az/shared/ui/Button';
import { Group } from '@az/shared/ui/Group';
import { Stack } from '@az/shared/ui/Stack';
import { Text } from '@az/shared/ui/Text';
import { TextInput } from '@az/shared/ui/TextInput';
import { type FormEvent, useEffect, useRef } from 'react';
import { OriginSentences } from '../ui/OriginSentences.tsx';
import styles from './Command.module.css';
import { type CommandVerb, commandForms } from './command-forms.ts';
import type { Phase, useCommand } from './use-command.ts';

type Props = {
  command: ReturnType<typeof useCommand>;
  phase: Extract<Phase, { at: 'simulated' }>;
  verb: CommandVerb;
};

export function CommandConfirmation({ command, phase: { said, errors }, verb }: Props) {
  const { values, change, confirm, correct, isBusy } = command;
  const heading = useRef<HTMLHeadingElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    if (errors.typed) field.current?.focus();
  }, [errors]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    confirm();
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        <div className={styles.moves}>
          <h3 ref={heading} tabIndex={-1}>
            Ce qui bougerait
          </h3>
          <OriginSentences sentences={said} />
        </div>
        <Text size="sm">Motif&#8239;: «&#8239;{values.why.trim()}&#8239;». Rien n’a encore changé.</Text>
        {commandForms[verb].isFinal && (
          <TextInput
            autoComplete="off"
            description={`Recopiez ${values.version} pour confirmer. Elle ne reviendra que sous un autre numéro.`}
            error={errors.typed}
            label="Version à arrêter"
            onChange={({ currentTarget }) => change({ typed: currentTarget.value })}
            ref={field}
            required
            spellCheck={false}
            value={values.typed}
          />
        )}
        <Group justify="flex-end">
          <Button disabled={isBusy} onClick={correct} variant="default">
            Corriger
          </Button>
          <Button
            aria-busy={isBusy}
            color={commandForms[verb].isFinal ? 'red' : undefined}
            loading={isBusy}
            type="submit"
          >
            Confirmer
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
