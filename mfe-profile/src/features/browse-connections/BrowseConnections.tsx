import { useAddressParams } from '@az/shared/address-params';
import { useWrite } from '@az/shared/api';
import { connectionSorts, type MemberRow, maxSearchLength } from '@az/shared/contracts';
import { useOnDemand } from '@az/shared/on-demand';
import { paths } from '@az/shared/paths';
import { toast, toastFailure } from '@az/shared/toast';
import { Button, ButtonLink } from '@az/shared/ui/Button';
import { EmptyState } from '@az/shared/ui/EmptyState';
import { IconSearch, IconUsers } from '@az/shared/ui/icons';
import { NativeSelect } from '@az/shared/ui/NativeSelect';
import { SampleNotice } from '@az/shared/ui/SampleNotice';
import { SampleStates } from '@az/shared/ui/SampleStates';
import { TextInput } from '@az/shared/ui/TextInput';
import { TitledCard } from '@az/shared/ui/TitledCard';
import { VisuallyHidden } from '@az/shared/ui/VisuallyHidden';
import { useDeferredValue, useState } from 'react';
import { useConnections, useEndConnection, useRelationEvents } from '../../data/relations.ts';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import styles from './BrowseConnections.module.css';
import { ConnectionRow } from './ConnectionRow.tsx';
import { words } from './words.ts';

const titleId = 'relations';

/** Moves the focus to the title of the card, when the focused element is gone. */
export const focusConnections = () => document.getElementById(titleId)?.focus();

const nobody = (
  <EmptyState action={<ButtonLink to={paths.feedHome()}>{words.find}</ButtonLink>} icon={<IconUsers />}>
    {words.empty}
  </EmptyState>
);

/** The search and the order in the address. An unknown order is read as the first one. */
function useChoices() {
  const [address, change] = useAddressParams();
  return {
    search: address.get('q') ?? '',
    sort: connectionSorts.find((one) => one === address.get('sort')) ?? 'recent',
    setSearch: (q: string) => change({ q }),
    setSort: (sort: string) => change({ sort: sort === 'recent' ? '' : sort }),
  };
}

function ConnectionTools({ search, sort, setSearch, setSort }: ReturnType<typeof useChoices>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: React and older browsers do not know the element of this role
    <form className={styles.tools} onSubmit={(event) => event.preventDefault()} role="search">
      <TextInput
        className={styles.search}
        label={words.search}
        leftSection={<IconSearch size={18} />}
        maxLength={maxSearchLength}
        onChange={(event) => setSearch(event.currentTarget.value)}
        type="search"
        value={search}
      />
      <NativeSelect
        data={connectionSorts.map((value) => ({ value, label: words.sorts[value] }))}
        label={words.sort}
        onChange={(event) => setSort(event.currentTarget.value)}
        value={sort}
      />
    </form>
  );
}

/** The rows; removing one asks for confirmation. */
function ConnectionList({ rows }: { rows: MemberRow[] }) {
  const end = useEndConnection();
  const write = useWrite((error) => toastFailure(words.removeFailed, error));
  const [asked, setAsked] = useState<MemberRow['member'] | null>(null);
  const question = useOnDemand(() => import('../../ui/EndConnection.tsx').then((part) => part.EndConnection));
  const remove = ({ id, name }: MemberRow['member'], unfollows: boolean) =>
    void write.run(async () => {
      await end(id ?? '', unfollows);
      toast({ message: words.removed(name), variant: 'success' });
      focusConnections();
    });
  return (
    <>
      <ul className={styles.list}>
        {rows.map((row) => (
          <li className={styles.item} key={row.member.id}>
            <ConnectionRow
              focusFallback={titleId}
              onRemove={() => {
                setAsked(row.member);
                question.show();
              }}
              row={row}
            />
          </li>
        ))}
      </ul>
      {question.Part && (
        <question.Part
          action={words.remove}
          onCancel={() => setAsked(null)}
          onConfirm={(unfollows) => {
            if (asked) remove(asked, unfollows);
            setAsked(null);
          }}
          opened={asked !== null}
          question={asked ? words.removeQuestion(asked.name) : ''}
        />
      )}
    </>
  );
}

/** The member's connections, with the search and the order of the address. */
export function BrowseConnections() {
  const choices = useChoices();
  const search = useDeferredValue(choices.search.trim());
  const { total, hasMore, isAdding, isPrevious, showMore, ...connections } = useConnections(
    search,
    choices.sort,
  );
  useRelationEvents();
  const isEmpty = connections.items?.length === 0 && search === '' && !isPrevious;
  const none = (
    <EmptyState
      action={
        <Button onClick={() => choices.setSearch('')} variant="default">
          {words.clear}
        </Button>
      }
      icon={<IconSearch />}
    >
      {words.none(search)}
    </EmptyState>
  );
  return (
    <TitledCard aside={<SampleNotice extension="network" />} title={words.title} titleId={titleId}>
      {!isEmpty && <ConnectionTools {...choices} />}
      <VisuallyHidden role="status">
        {search && !isPrevious && total !== null && words.found(total)}
      </VisuallyHidden>
      <SampleStates
        empty={isEmpty ? nobody : search && none}
        sample={connections}
        skeleton={<RowsSkeleton />}
        words={words}
      >
        {(rows) => <ConnectionList rows={rows} />}
      </SampleStates>
      {hasMore && (
        <Button fullWidth loading={isAdding} onClick={showMore} variant="default">
          {words.more}
        </Button>
      )}
    </TitledCard>
  );
}
