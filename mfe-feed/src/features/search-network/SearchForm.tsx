import { maxSearchLength } from '@az/shared/contracts';
import { Button } from '@az/shared/ui/Button';
import { TextInput } from '@az/shared/ui/TextInput';
import { type FormEvent, useRef } from 'react';
import styles from './SearchNetwork.module.css';
import { words } from './words.ts';

type Props = {
  /** The text of the search whose results are on screen. */
  text: string;
  onSearch: (text: string) => void;
};

export function SearchForm({ text, onSearch }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSearch(field.current?.value.trim() ?? '');
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: React and older browsers do not know the element of this role
    <form className={styles.form} onSubmit={handleSubmit} role="search">
      <TextInput
        className={styles.field}
        defaultValue={text}
        key={text}
        label={words.field}
        maxLength={maxSearchLength}
        placeholder={words.placeholder}
        ref={field}
        type="search"
      />
      <Button type="submit">{words.submit}</Button>
    </form>
  );
}
