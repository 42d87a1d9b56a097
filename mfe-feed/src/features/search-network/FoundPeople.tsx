import { paths } from '@az/shared/paths';
import { Link } from '@az/shared/router';
import { useMemberPath } from '@az/shared/social/AuthorName';
import { PersonRow } from '@az/shared/social/PersonRow';
import { Button } from '@az/shared/ui/Button';
import { Skeleton } from '@az/shared/ui/Skeleton';
import { TitledCard } from '@az/shared/ui/TitledCard';
import { VisuallyHidden } from '@az/shared/ui/VisuallyHidden';
import { useFoundPeople } from '../../data/search.ts';
import { FeedError } from '../../ui/FeedError.tsx';
import styles from './SearchNetwork.module.css';
import { words } from './words.ts';

const someCount = 5;

function Loading() {
  return (
    <>
      <VisuallyHidden role="status">{words.loadingPeople}</VisuallyHidden>
      <Skeleton height={44} />
    </>
  );
}

/** The people that a search finds, page by page. With `onlySome` only the first few, and a link to all of them. */
export function FoundPeople({ text, onlySome }: { text: string; onlySome: boolean }) {
  const { people, failure, hasMore, isAdding, retry, addPage } = useFoundPeople(text);
  const memberPath = useMemberPath();
  const shown = onlySome ? people?.slice(0, someCount) : people;
  const hasLink = onlySome && (people?.length ?? 0) > someCount;
  return (
    <TitledCard
      aside={hasLink && <Link to={paths.search(text, 'people')}>{words.allPeople}</Link>}
      isBusy={!people && !failure}
      title={words.tabs.people}
    >
      {!people && !failure && <Loading />}
      {shown?.length === 0 && <p>{words.noPeople}</p>}
      {shown && shown.length > 0 && (
        <ul className={styles.people}>
          {shown.map((one) => (
            <li key={one.id}>
              <PersonRow
                {...(one.isConnection && { description: words.connection })}
                person={one}
                to={memberPath(one)}
              />
            </li>
          ))}
        </ul>
      )}
      {failure && <FeedError failure={failure} onRetry={retry} />}
      {!onlySome && hasMore && !failure && (
        <Button loading={isAdding} onClick={addPage} variant="default">
          {words.more}
        </Button>
      )}
    </TitledCard>
  );
}
