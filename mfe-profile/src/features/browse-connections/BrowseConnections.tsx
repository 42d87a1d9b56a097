import { useAddressParams } from '@az/shared/address-params';
import { paths } from '@az/shared/paths';
import { Button, ButtonLink } from '@az/shared/ui/Button';
import { Card } from '@az/shared/ui/Card';
import { EmptyState } from '@az/shared/ui/EmptyState';
import { IconSearch, IconUsers } from '@az/shared/ui/icons';
import { NativeSelect } from '@az/shared/ui/NativeSelect';
import { SampleNotice } from '@az/shared/ui/SampleNotice';
import { SampleStates } from '@az/shared/ui/SampleStates';
import { TextInput } from '@az/shared/ui/TextInput';
import { VisuallyHidden } from '@az/shared/ui/VisuallyHidden';
import { useState } from 'react';
import { useRemovableSample } from '../../data/use-removable-sample.ts';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import styles from './BrowseConnections.module.css';
import { ConnectionList } from './ConnectionList.tsx';
import { listConnections, readSort, type Sort, sorts } from './list-connections.ts';
import { words } from './words.ts';

type Props = {
  search: string;
  sort: Sort;
  onSearch: (search: string) => void;
  onSort: (sort: string) => void;
};

function ConnectionTools({ search, sort, onSearch, onSort }: Props) {
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

const atOnce = 8;

/** The member's connections with the search and order of the URL, shown in batches. */
function useConnections() {
  const { sample, removed, remove, bringBack, forget } = useRemovableSample('connections');
  const [address, change] = useAddressParams();
  const [shownCount, setShownCount] = useState(atOnce);
  const search = address.get('q') ?? '';
  const sort = readSort(address.get('sort'));
  const found = listConnections(sample.items ?? [], search, sort);
  return {
    sample,
    search,
    sort,
    shown: found.slice(0, shownCount),
    foundCount: found.length,
    hasMore: found.length > shownCount,
    removed,
    remove,
    bringBack,
    forget,
    setSearch: (value: string) => {
      setShownCount(atOnce);
      change({ q: value });
    },
    setSort: (value: string) => change({ sort: value === 'recent' ? '' : value }),
    showMore: () => setShownCount(shownCount + atOnce),
  };
}

const nobody = (
  <EmptyState action={<ButtonLink to={paths.feedHome()}>{words.find}</ButtonLink>} icon={<IconUsers />}>
    {words.empty}
  </EmptyState>
);

export function BrowseConnections() {
  const list = useConnections();
  return (
    <Card className={styles.card} padding="lg">
      <SampleNotice />
      <SampleStates empty={nobody} sample={list.sample} skeleton={<RowsSkeleton />} words={words}>
        {() => (
          <>
            <ConnectionTools
              onSearch={list.setSearch}
              onSort={list.setSort}
              search={list.search}
              sort={list.sort}
            />
            <VisuallyHidden role="status">{list.search && words.found(list.foundCount)}</VisuallyHidden>
            {list.foundCount === 0 ? (
              <EmptyState
                action={
                  <Button onClick={() => list.setSearch('')} variant="default">
                    {words.clear}
                  </Button>
                }
                icon={<IconSearch />}
              >
                {words.none(list.search)}
              </EmptyState>
            ) : (
              <ConnectionList
                connections={list.shown}
                onBringBack={list.bringBack}
                onForget={list.forget}
                onRemove={list.remove}
                removed={list.removed}
              />
            )}
            {list.hasMore && (
              <Button fullWidth onClick={list.showMore} variant="default">
                {words.more}
              </Button>
            )}
          </>
        )}
      </SampleStates>
    </Card>
  );
}
