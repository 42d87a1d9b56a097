import { Radio } from '@az/shared/ui/Radio';
import { Switch } from '@az/shared/ui/Switch';
import { useState } from 'react';
import styles from './PreferenceFields.module.css';
import { type CardValues, type FieldGroup, nameOf, type PreferenceField } from './preference-fields.ts';

type Change = (name: string, value: boolean | string) => void;

type SwitchProps = {
  field: Exclude<PreferenceField, { choices: unknown }>;
  isOn: boolean;
  onChange: Change;
};

function SwitchRow({ field, isOn, onChange }: SwitchProps) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const name = nameOf(field);
  const choose = async (on: boolean) => {
    setRefusal(null);
    onChange(name, on);
    const why = on ? ((await field.beforeOn?.()) ?? null) : null;
    if (why === null) return;
    onChange(name, false);
    setRefusal(why);
  };
  return (
    <Switch
      // The description is inside the label element: without this, it would become part of the accessible name.
      aria-label={field.label}
      checked={isOn}
      description={field.description}
      error={refusal}
      label={field.label}
      name={name}
      onChange={(event) => void choose(event.currentTarget.checked)}
    />
  );
}

function Field({
  field,
  values,
  onChange,
}: {
  field: PreferenceField;
  values: CardValues;
  onChange: Change;
}) {
  const name = nameOf(field);
  if (!('choices' in field))
    return <SwitchRow field={field} isOn={values[name] === true} onChange={onChange} />;
  return field.choices.map(
    ({ value, label, description }: { value: string; label: string; description?: string }) => (
      <Radio
        aria-label={label}
        checked={values[name] === value}
        description={description}
        key={value}
        label={label}
        name={name}
        onChange={() => onChange(name, value)}
        value={value}
      />
    ),
  );
}

export function PreferenceFields(props: {
  groups: readonly FieldGroup[];
  values: CardValues;
  onChange: Change;
}) {
  return props.groups.map(({ legend, fields }) => (
    <fieldset className={styles.group} key={legend}>
      <legend className={styles.legend}>{legend}</legend>
      {fields.map((field) => (
        <Field field={field} key={nameOf(field)} onChange={props.onChange} values={props.values} />
      ))}
    </fieldset>
  ));
}
