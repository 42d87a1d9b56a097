import { paths } from '@az/shared/paths';
import { Button, ButtonLink } from '@az/shared/ui/Button';
import { Card } from '@az/shared/ui/Card';
import { EmptyState } from '@az/shared/ui/EmptyState';
import { IconSearch, IconUsers } from '@az/shared/ui/icons';
import { SampleNotice } from '@az/shared/ui/SampleNotice';
import { SampleStates } from '@az/shared/ui/SampleStates';
import { VisuallyHidden } from '@az/shared/ui/VisuallyHidden';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import styles from './BrowseConnections.module.css';
import { ConnectionList } from './ConnectionList.tsx';
import { ConnectionTools } from './ConnectionTools.tsx';
import { useConnections } from './use-connections.ts';
import { words } from './words.ts';

const nobody = (
  <EmptyState action={<ButtonLink to={paths.feedHome()}>{words.find}</ButtonLink>} icon={<IconUsers />}>
    {words.empty}
  </EmptyState>
);

/** The people of the member's network. */
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
