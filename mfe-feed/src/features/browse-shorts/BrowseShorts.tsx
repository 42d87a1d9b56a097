import { useAddressParams } from '@az/shared/address-params';
import { matches } from '@az/shared/match';
import { Button } from '@az/shared/ui/Button';
import { EmptyState } from '@az/shared/ui/EmptyState';
import { ErrorState } from '@az/shared/ui/ErrorState';
import { IconPhoto } from '@az/shared/ui/icons';
import { Page } from '@az/shared/ui/Page';
import { TabLinks } from '@az/shared/ui/TabLinks';
import { TextInput } from '@az/shared/ui/TextInput';
import { VisuallyHidden } from '@az/shared/ui/VisuallyHidden';
import { useShorts } from '../../data/shorts.ts';
import { TileSkeletons } from '../../ui/TileSkeletons.tsx';
import styles from './BrowseShorts.module.css';
import { Short } from './Short.tsx';
import { addressOf, firstCategory } from './shorts-address.ts';
import { nameOf, words } from './words.ts';

/** The wall of short publications: category and search stand in the address. */
export function BrowseShorts() {
  const [search, change] = useAddressParams();
  const { items, hasFailed, retry, isRetrying } = useShorts();
  const category = search.get('category') ?? firstCategory;
  const query = search.get('q') ?? '';
  const categories = [...new Set([firstCategory, 'covid', ...(items ?? []).map((one) => one.category)])];
  const shown = items?.filter((one) => one.category === category && matches(one.title, query));
  return (
    <>
      <div className={styles.hero}>
        <Page title={words.title} />
        <TextInput
          label={words.search}
          onChange={(event) => change({ q: event.currentTarget.value })}
          type="search"
          value={query}
        />
      </div>
      <TabLinks
        current={addressOf(category, query)}
        label="Catégories"
        tabs={categories.map((one) => ({ label: nameOf(one), to: addressOf(one, query) }))}
      />
      <VisuallyHidden role="status">{shown && words.found(shown.length)}</VisuallyHidden>
      {hasFailed && (
        <ErrorState onRetry={retry} retrying={isRetrying}>
          {words.failed}
        </ErrorState>
      )}
      {!items && !hasFailed && <TileSkeletons label={words.loading} />}
      {shown?.length === 0 && (
        <EmptyState
          action={<Button onClick={() => change({ category: '', q: '' })}>{words.showAll}</Button>}
          icon={<IconPhoto />}
        >
          {words.empty}
        </EmptyState>
      )}
      {shown && shown.length > 0 && (
        <ul aria-label={words.title} className={styles.wall}>
          {shown.map((short) => (
            <li className={styles.brick} key={short.id}>
              <Short short={short} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
