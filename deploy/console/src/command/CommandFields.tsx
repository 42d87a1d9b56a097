import { Checkbox } from '@az/shared/ui/Checkbox';
import { NativeSelect } from '@az/shared/ui/NativeSelect';
import { TextInput } from '@az/shared/ui/TextInput';
import type { AreaStatus } from '../data/reply-types.ts';
import { type CommandErrors, type CommandValues, versionsFor } from './command.form.ts';
import type { CommandVerb } from './command-labels.ts';

type Props = {
  verb: CommandVerb;
  status: AreaStatus | undefined;
  values: CommandValues;
  errors: CommandErrors;
  change: (part: Partial<CommandValues>) => void;
};

function VersionField({ verb, status, values, errors, change }: Props) {
  const none = verb === 'rollback' ? 'La version d’avant' : 'Choisissez…';
  const marks: Record<string, string> = {};
  if (status?.stable) marks[status.stable] = ' (stable)';
  if (status?.rollout) marks[status.rollout.version] = ' (canari)';
  return (
    <NativeSelect
      data={[
        { value: '', label: none },
        ...versionsFor(verb, status).map((value) => ({ value, label: `${value}${marks[value] ?? ''}` })),
      ]}
      error={errors.version}
      label="Version"
      onChange={({ currentTarget }) => change({ version: currentTarget.value })}
      required={verb !== 'rollback'}
      size="md"
      value={values.version}
    />
  );
}

/** Fields of a command beside its reason. */
export function CommandFields(props: Props) {
  const { verb, values, errors, change } = props;
  if (verb === 'promote')
    return (
      <Checkbox
        checked={values.force}
        label="Sans attendre la fin de l’observation"
        onChange={({ currentTarget }) => change({ force: currentTarget.checked })}
      />
    );
  if (verb === 'override')
    return (
      <>
        <VersionField {...props} />
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
      </>
    );
  if (verb !== 'start')
    return ['rollback', 'recall', 'kill'].includes(verb) ? <VersionField {...props} /> : null;
  return (
    <>
      <VersionField {...props} />
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
      <TextInput
        autoComplete="off"
        error={errors.soakMinutes}
        inputMode="numeric"
        label="Observation à chaque palier, en minutes"
        onChange={({ currentTarget }) => change({ soakMinutes: currentTarget.value })}
        required
        value={values.soakMinutes}
      />
    </>
  );
}
