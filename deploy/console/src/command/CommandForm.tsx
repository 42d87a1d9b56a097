import { Alert } from '@az/shared/ui/Alert';
import { Button } from '@az/shared/ui/Button';
import { Group } from '@az/shared/ui/Group';
import { Stack } from '@az/shared/ui/Stack';
import { Text } from '@az/shared/ui/Text';
import { Textarea } from '@az/shared/ui/Textarea';
import { type FormEvent, useEffect, useRef } from 'react';
import type { AreaStatus } from '../data/reply-types.ts';
import styles from './Command.module.css';
import { CommandFields } from './CommandFields.tsx';
import type { CommandVerb } from './command-forms.ts';
import type { CommandError, Phase, useCommand } from './use-command.ts';

/** Why nothing was done: the console's French sentence, then the origin's English one. */
function CommandErrorMessage({ error: { sentence, refusal } }: { error: CommandError }) {
  const findings = refusal?.findings ?? [];
  return (
    <Alert color="red" role="alert" title={sentence}>
      {refusal && (
        <Stack gap="xs" lang="en">
          <Text size="sm">{refusal.sentence}</Text>
          {findings.length > 0 && (
            <ul className={styles.findings}>
              {findings.map(({ who, what }) => (
                <li key={`${who} ${what}`}>
                  <strong>{who}</strong> {what}
                </li>
              ))}
            </ul>
          )}
        </Stack>
      )}
    </Alert>
  );
}

type Props = {
  command: ReturnType<typeof useCommand>;
  phase: Extract<Phase, { at: 'fill' }>;
  status: AreaStatus | undefined;
  verb: CommandVerb;
};

export function CommandForm({ command, phase: { errors, error }, status, verb }: Props) {
  const { values, change, simulate, isBusy } = command;
  const form = useRef<HTMLFormElement>(null);
  // Going back to this step removes the pressed button, so the focus must be set, or it would be lost.
  useEffect(() => {
    if (values.why) form.current?.querySelector<HTMLElement>('textarea')?.focus();
  }, []);
  useEffect(() => {
    if (Object.keys(errors).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [errors]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    simulate();
  };
  return (
    <form noValidate onSubmit={submit} ref={form}>
      <Stack gap="md">
        {error && <CommandErrorMessage error={error} />}
        <CommandFields change={change} errors={errors} status={status} values={values} verb={verb} />
        <Textarea
          data-autofocus
          description="Le journal d’audit le garde avec la commande."
          error={errors.why}
          label="Motif"
          maxLength={500}
          onChange={({ currentTarget }) => change({ why: currentTarget.value })}
          required
          value={values.why}
        />
        <Group justify="flex-end">
          <Button aria-busy={isBusy} loading={isBusy} type="submit">
            Simuler
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
