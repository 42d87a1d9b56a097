import { Checkbox } from '@az/shared/ui/Checkbox';
import { NativeSelect } from '@az/shared/ui/NativeSelect';
import { TextInput } from '@az/shared/ui/TextInput';
import type { AreaStatus } from '../data/reply-types.ts';
import { type CommandErrors, versionsFor } from './command.form.ts';
import { type CommandValues, type CommandVerb, commandForms } from './command-forms.ts';

type Props = {
  verb: CommandVerb;
  status: AreaStatus | undefined;
  values: CommandValues;
  errors: CommandErrors;
  change: (part: Partial<CommandValues>) => void;
};

function VersionField({ verb, status, values, errors, change }: Props) {
  const { noVersion } = commandForms[verb];
  const marks: Record<string, string> = {};
  if (status?.stable) marks[status.stable] = ' (stable)';
  if (status?.rollout) marks[status.rollout.version] = ' (canari)';
  return (
    <NativeSelect
      data={[
        { value: '', label: noVersion ?? 'Choisissez…' },
        ...versionsFor(verb, status).map((value) => ({ value, label: `${value}${marks[value] ?? ''}` })),
      ]}
      error={errors.version}
      label="Version"
      onChange={({ currentTarget }) => change({ version: currentTarget.value })}
      required={!noVersion}
      size="md"
      value={values.version}
    />
  );
}

const fields = {
  version: VersionField,
  steps: ({ values, errors, change }: Props) => (
    <TextInput
      autoComplete="off"
      description={
        'Parts des visiteurs en pourcentages, séparées par des espaces. La dernière est 100\u202f; à 0, on attend que les pages soient explorées (az crawl).'
      }
      error={errors.steps}
      label="Paliers"
      onChange={({ currentTarget }) => change({ steps: currentTarget.value })}
      required
      value={values.steps}
    />
  ),
  soakMinutes: ({ values, errors, change }: Props) => (
    <TextInput
      autoComplete="off"
      error={errors.soakMinutes}
      inputMode="numeric"
      label="Observation à chaque palier, en minutes"
      onChange={({ currentTarget }) => change({ soakMinutes: currentTarget.value })}
      required
      value={values.soakMinutes}
    />
  ),
  force: ({ values, change }: Props) => (
    <Checkbox
      checked={values.force}
      label="Avant la fin de l’observation, ou malgré le garde-fou qui retient le déploiement"
      onChange={({ currentTarget }) => change({ force: currentTarget.checked })}
    />
  ),
  hours: ({ values, change }: Props) => (
    <NativeSelect
      data={[
        { value: '1', label: 'Une heure' },
        { value: '4', label: 'Quatre heures' },
        { value: '12', label: 'Douze heures' },
      ]}
      label="Durée du lien"
      onChange={({ currentTarget }) => change({ hours: currentTarget.value })}
      size="md"
      value={values.hours}
    />
  ),
};

export const CommandFields = (props: Props) =>
  commandForms[props.verb].fields?.map((name) => {
    const Field = fields[name];
    return <Field key={name} {...props} />;
  });
