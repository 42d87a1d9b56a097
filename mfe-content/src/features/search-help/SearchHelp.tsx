import { Text } from '@az/shared/ui/Text';
import { TextInput } from '@az/shared/ui/TextInput';
import { useRef } from 'react';
import { BrowseTopics } from './BrowseTopics.tsx';
import { FoundHelp } from './FoundHelp.tsx';
import { FrequentQuestions } from './FrequentQuestions.tsx';
import { PopularHelp } from './PopularHelp.tsx';
import styles from './SearchHelp.module.css';
import { useHelpSearch } from './use-help-search.ts';
import { words } from './words.ts';

/** Finds help articles by search, question or topic. */
export function SearchHelp() {
  const field = useRef<HTMLInputElement>(null);
  const { search, write, found } = useHelpSearch();
  const clear = () => {
    write('');
    field.current?.focus();
  };
  return (
    <>
      <Text>{words.intro}</Text>
      {/* biome-ignore lint/a11y/useSemanticElements: React and older browsers do not know the element of this role */}
      <form className={styles.search} onSubmit={(event) => event.preventDefault()} role="search">
        <TextInput
          label={words.search}
          onChange={(event) => write(event.currentTarget.value)}
          placeholder={words.placeholder}
          ref={field}
          size="md"
          type="search"
          value={search}
        />
        <p className={styles.count} role="status">
          {found && words.results(found.length)}
        </p>
      </form>
      {found ? (
        <FoundHelp found={found} onClear={clear} />
      ) : (
        <>
          <FrequentQuestions />
          <BrowseTopics />
          <PopularHelp />
        </>
      )}
    </>
  );
}
