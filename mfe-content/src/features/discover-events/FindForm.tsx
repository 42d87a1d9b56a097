import { useNavigate } from '@az/shared/router';
import { Button } from '@az/shared/ui/Button';
import { IconSearch } from '@az/shared/ui/icons';
import { TextInput } from '@az/shared/ui/TextInput';
import { type FormEvent, useState } from 'react';
import { addressOf, noFilters } from '../../data/events/event-filters.ts';
import styles from './DiscoverEvents.module.css';
import { words } from './words.ts';

/** A search form that opens the agenda with the results. */
export function FindForm() {
  const navigate = useNavigate();
  const [q, setQ] = useState('');
  const [place, setPlace] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void navigate(addressOf({ ...noFilters, q, place }));
  };
  return (
    <search aria-label={words.search}>
      <form className={styles.form} onSubmit={submit}>
        <TextInput
          label={words.what}
          name="q"
          onChange={({ currentTarget }) => setQ(currentTarget.value)}
          placeholder={words.whatHint}
          type="search"
          value={q}
        />
        <TextInput
          label={words.where}
          name="place"
          onChange={({ currentTarget }) => setPlace(currentTarget.value)}
          placeholder={words.whereHint}
          value={place}
        />
        <Button leftSection={<IconSearch size={18} />} type="submit">
          {words.submit}
        </Button>
      </form>
    </search>
  );
}
