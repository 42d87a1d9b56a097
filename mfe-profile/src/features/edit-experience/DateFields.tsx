import { Checkbox } from '@az/shared/ui/Checkbox';
import { DateInput } from '@az/shared/ui/DateInput';
import styles from './DateFields.module.css';
import type { ExperienceFormState } from './use-edit-experience.ts';
import { words } from './words.ts';

/** Start and end as dates (`YYYY-MM-DD`, without a time), or no end for a current job. */
export function DateFields({ state: { textField, idOf, form } }: { state: ExperienceFormState }) {
  return (
    <>
      <div className={styles.pair}>
        <DateInput label={words.startingDate} required {...textField('starting_date')} />
        <DateInput disabled={form.values.isCurrent} label={words.endingDate} {...textField('ending_date')} />
      </div>
      <Checkbox
        checked={form.values.isCurrent}
        id={idOf('isCurrent')}
        label={words.current}
        name="isCurrent"
        onChange={(event) => form.setFieldValue('isCurrent', event.currentTarget.checked)}
      />
    </>
  );
}
