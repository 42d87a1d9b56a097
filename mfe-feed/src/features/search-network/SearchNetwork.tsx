import { maxSearchLength } from '@az/shared/contracts';
import { paths } from '@az/shared/paths';
import { useNavigate, useSearchParams } from '@az/shared/router';
import { EmptyState } from '@az/shared/ui/EmptyState';
import { Page } from '@az/shared/ui/Page';
import { TabLinks } from '@az/shared/ui/TabLinks';
import type { ReactNode } from 'react';
import { useCanSearch } from '../../data/search.ts';
import { FoundPeople } from './FoundPeople.tsx';
import { SearchForm } from './SearchForm.tsx';
import { words } from './words.ts';

type Kind = 'people' | 'posts' | undefined;

type Props = {
  posts: (text: string) => ReactNode;
};

/** Signs alone are no search: neither names nor announcements are found by them. */
const hasWords = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

function Results({ text, kind, posts }: Props & { text: string; kind: Kind }) {
  const { label, ...names } = words.tabs;
  const tabs = [
    { label: names.all, to: paths.search(text) },
    { label: names.people, to: paths.search(text, 'people') },
    { label: names.posts, to: paths.search(text, 'posts') },
  ];
  return (
    <>
      <TabLinks current={paths.search(text, kind)} label={label} tabs={tabs} />
      {kind !== 'posts' && <FoundPeople key={`people ${text}`} onlySome={kind === undefined} text={text} />}
      {kind !== 'people' && posts(text)}
    </>
  );
}

/** The search in the URL: a field, and tabs for people and announcements. Each tab has its own URL. */
export function SearchNetwork({ posts }: Props) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const canSearch = useCanSearch();
  const text = (search.get('q') ?? '').trim().slice(0, maxSearchLength);
  const asked = search.get('kind');
  const kind = asked === 'people' || asked === 'posts' ? asked : undefined;
  if (!canSearch) {
    return (
      <>
        <Page title={words.title} />
        <EmptyState>{words.unavailable}</EmptyState>
      </>
    );
  }
  return (
    <>
      <Page title={text ? words.resultsFor(text) : words.title} />
      <SearchForm onSearch={(next) => navigate(paths.search(next || undefined, kind))} text={text} />
      {hasWords(text) ? (
        <Results kind={kind} posts={posts} text={text} />
      ) : (
        <EmptyState>{text ? words.noWords : words.nothingAsked}</EmptyState>
      )}
    </>
  );
}
