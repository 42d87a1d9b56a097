import { gatheringCategories } from '@az/shared/contracts';
import { Button, ButtonLink } from '@az/shared/ui/Button';
import { DateInput } from '@az/shared/ui/DateInput';
import { IconSearch } from '@az/shared/ui/icons';
import { NativeSelect } from '@az/shared/ui/NativeSelect';
import { TextInput } from '@az/shared/ui/TextInput';
import { type FormEvent, useRef, useState } from 'react';
import { categoryName } from '../../data/events/event-category.ts';
import {
  addressOf,
  type EventFilters,
  hasFilters,
  isRangeWrong,
  noFilters,
} from '../../data/events/event-filters.ts';
import styles from './SearchEvents.module.css';
import { words } from './words.ts';

type Props = { filters: EventFilters; onSearch: (filters: EventFilters) => void };

/** The filters; the search starts when the form is sent. */
export function SearchForm({ filters, onSearch }: Props) {
  const [values, setValues] = useState(filters);
  const [isChecked, setChecked] = useState(isRangeWrong(filters));
  const end = useRef<HTMLInputElement>(null);
  const isWrong = isRangeWrong(values);
  const field = (name: keyof EventFilters) => ({
    name,
    value: values[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      setValues({ ...values, [name]: currentTarget.value }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (isWrong) end.current?.focus();
    else onSearch(values);
  };
  return (
    <search aria-label={words.search}>
      <form noValidate onSubmit={submit}>
        <div className={styles.fields}>
          <TextInput label={words.text} type="search" {...field('q')} />
          <NativeSelect
            data={[
              { value: '', label: words.all },
              ...gatheringCategories.map((label) => ({ value: categoryName(label), label })),
            ]}
            label={words.category}
            {...field('cat')}
          />
          <DateInput label={words.from} {...field('from')} />
          <DateInput
            error={isChecked && isWrong && words.range}
            label={words.to}
            ref={end}
            {...field('to')}
          />
          <TextInput label={words.place} placeholder={words.placeHint} {...field('place')} />
        </div>
        <div className={styles.buttons}>
          <Button leftSection={<IconSearch size={18} />} mt="md" type="submit">
            {words.submit}
          </Button>
          {hasFilters(filters) && (
            <ButtonLink mt="md" to={addressOf(noFilters)} variant="default">
              {words.clear}
            </ButtonLink>
          )}
        </div>
      </form>
    </search>
  );
}
