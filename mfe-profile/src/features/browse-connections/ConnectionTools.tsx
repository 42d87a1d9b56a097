import { IconSearch } from '@az/shared/ui/icons';
import { NativeSelect } from '@az/shared/ui/NativeSelect';
import { TextInput } from '@az/shared/ui/TextInput';
import styles from './BrowseConnections.module.css';
import { type Sort, sorts } from './list-connections.ts';
import { words } from './words.ts';

type Props = {
  search: string;
  sort: Sort;
  onSearch: (search: string) => void;
  onSort: (sort: string) => void;
};

/** Searches and sorts the list. */
export function ConnectionTools({ search, sort, onSearch, onSort }: Props) {
  return (
    <search className={styles.tools}>
      <TextInput
        className={styles.search}
        label={words.search}
        leftSection={<IconSearch size={18} />}
        onChange={(event) => onSearch(event.currentTarget.value)}
        type="search"
        value={search}
      />
      <NativeSelect
        data={sorts.map((value) => ({ value, label: words.sorts[value] }))}
        label={words.sort}
        onChange={(event) => onSort(event.currentTarget.value)}
        value={sort}
      />
    </search>
  );
}
