import { useAddressParams } from '@az/shared/address-params';
import { matchesSearch } from '@az/shared/text-search';
import { Button } from '@az/shared/ui/Button';
import { CardSkeletons } from '@az/shared/ui/CardSkeletons';
import { EmptyState } from '@az/shared/ui/EmptyState';
import { IconPhoto } from '@az/shared/ui/icons';
import { Page } from '@az/shared/ui/Page';
import { SampleNotice } from '@az/shared/ui/SampleNotice';
import { SampleStates } from '@az/shared/ui/SampleStates';
import { TabLinks } from '@az/shared/ui/TabLinks';
import { TextInput } from '@az/shared/ui/TextInput';
import { VisuallyHidden } from '@az/shared/ui/VisuallyHidden';
import { useShorts } from '../../data/shorts.ts';
import styles from './BrowseShorts.module.css';
import { Short } from './Short.tsx';
import { addressOf, firstCategory } from './shorts-address.ts';

const words = {
  title: 'Publications',
  search: 'Rechercher une publication',
  empty: 'Aucune publication.',
  showAll: 'Tout afficher',
  failed: 'Les publications n’ont pas pu être chargées. Réessayez.',
  loading: 'Chargement des publications',
  found: (count: number) => (count > 1 ? `${count} publications` : `${count} publication`),
};

const names: Record<string, string> = { 'for-you': 'Pour vous', covid: 'Covid', metiers: 'Métiers' };

/** Display name of a category; an unknown one is capitalised. */
const nameOf = (category: string): string =>
  names[category] ?? category.charAt(0).toUpperCase() + category.slice(1);

/** The wall of short publications: category and search are in the URL. */
export function BrowseShorts() {
  const [search, change] = useAddressParams();
  const sample = useShorts();
  const category = search.get('category') ?? firstCategory;
  const query = search.get('q') ?? '';
  const categories = [
    ...new Set([firstCategory, 'covid', ...(sample.items ?? []).map((one) => one.category)]),
  ];
  const shown = sample.items?.filter((one) => one.category === category && matchesSearch(one.title, query));
  return (
    <>
      <div className={styles.hero}>
        <Page title={words.title} />
        <SampleNotice />
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
      <SampleStates
        empty={
          <EmptyState
            action={<Button onClick={() => change({ category: '', q: '' })}>{words.showAll}</Button>}
            icon={<IconPhoto />}
          >
            {words.empty}
          </EmptyState>
        }
        sample={{ ...sample, items: shown }}
        skeleton={<CardSkeletons height={220} />}
        words={words}
      >
        {(shorts) => (
          <ul aria-label={words.title} className={styles.wall}>
            {shorts.map((short) => (
              <li className={styles.brick} key={short.id}>
                <Short short={short} />
              </li>
            ))}
          </ul>
        )}
      </SampleStates>
    </>
  );
}
