import { Checkbox } from '@az/shared/ui/Checkbox';
import { DateInput } from '@az/shared/ui/DateInput';
import styles from './DateFields.module.css';
import type { ExperienceForm } from './use-edit-experience.ts';
import { words } from './words.ts';

/** Start and end as dates (`YYYY-MM-DD`, without a time), or no end for a current job. */
export function DateFields({ form: { field, checkbox, values } }: { form: ExperienceForm }) {
  return (
    <>
      <div className={styles.pair}>
        <DateInput label={words.startingDate} required {...field('starting_date')} />
        <DateInput disabled={values.isCurrent} label={words.endingDate} {...field('ending_date')} />
      </div>
      <Checkbox label={words.current} {...checkbox('isCurrent')} />
    </>
  );
}
