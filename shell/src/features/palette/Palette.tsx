import { isComposing } from '@az/shared/keyboard';
import { useNavigate } from '@az/shared/router';
import { ErrorState } from '@az/shared/ui/ErrorState';
import { Modal } from '@az/shared/ui/Modal';
import { TextInput } from '@az/shared/ui/TextInput';
import { VisuallyHidden } from '@az/shared/ui/VisuallyHidden';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { PaletteList } from './PaletteList.tsx';
import { paletteSections } from './palette-entries.ts';
import type { PaletteEntry } from './palette-entry.ts';
import { type PaletteRoute, paletteSources } from './palette-sources.ts';
import { useRecentSearches } from './recent-searches.ts';
import { useNetworkSearch } from './use-network-search.ts';
import { useSearchHits } from './use-search-hits.ts';

/** The known routes, and whether more are loading. Routes that fail to load are left out. */
function usePaletteRoutes(): { routes: PaletteRoute[]; isLoading: boolean } {
  const { index } = paletteSources();
  const [known, setKnown] = useState({ routes: index.routes, isLoading: !index.isComplete });
  useEffect(() => {
    if (!known.isLoading) return;
    let current = true;
    const show = () => {
      // The array has grown in place, so only a copy triggers a render.
      if (current) setKnown({ routes: [...index.routes], isLoading: false });
    };
    index.loadRest().then(show, show);
    return () => {
      current = false;
    };
  }, [index, known.isLoading]);
  return known;
}

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

function announce(count: number, query: string, searching: boolean): string {
  if (searching) return 'Recherche en cours';
  if (count === 0) return `Aucun résultat pour «\u202f${query.trim()}\u202f»`;
  return count === 1 ? '1 résultat' : `${count} résultats`;
}

/** Screen P15: a combobox of pages, results of areas, and actions. The arrows select, Enter opens, Escape closes. */
export function Palette({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const [activeId, setActiveId] = useState<string | null>(null);
  const { routes, isLoading } = usePaletteRoutes();
  const { hits, searching } = useSearchHits(query, routes);
  const network = useNetworkSearch(query);
  const searches = useRecentSearches();
  const contents = paletteSections({ query, routes, hits, network, searches });
  const results = contents.flatMap((section) => section.entries).filter(({ isExtra }) => !isExtra);
  const isBusy = searching || (network?.isSearching ?? false) || (isLoading && results.length === 0);
  const hasNothing = results.length === 0 && !isBusy && !network?.failure;
  // Without results nothing is shown, not even the entry that opens all results.
  const sections = hasNothing ? [] : contents;
  const entries = sections.flatMap((section) => section.entries);
  // Found by its id, so that results that arrive above it do not change what Enter opens.
  const current = entries.find(({ id }) => id === activeId) ?? entries[0];

  function follow({ action, isFound }: PaletteEntry) {
    if (isFound) searches.remember(query.trim());
    if ('run' in action && action.staysOpen) {
      action.run();
      return;
    }
    onClose();
    if ('to' in action) navigate(action.to);
    else action.run();
  }

  function handleKey(event: KeyboardEvent) {
    const step = steps[event.key];
    if (isComposing(event)) return;
    if (step && entries.length > 0) {
      event.preventDefault();
      const next =
        (entries.indexOf(current ?? (entries[0] as PaletteEntry)) + step + entries.length) % entries.length;
      setActiveId(entries[next]?.id ?? null);
      list.current?.querySelectorAll('[role="option"]')[next]?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter' && current) {
      event.preventDefault();
      follow(current);
    }
  }

  return (
    <Modal
      centered={false}
      onClose={onClose}
      opened
      padding="sm"
      size="lg"
      title="Rechercher"
      yOffset="10dvh"
    >
      <TextInput
        aria-activedescendant={current ? `${listId}-${current.id}` : undefined}
        aria-controls={listId}
        aria-expanded={entries.length > 0}
        aria-label="Rechercher une page, une personne, un article ou une action"
        autoComplete="off"
        data-autofocus
        onChange={(event) => {
          setQuery(event.currentTarget.value);
          setActiveId(null);
        }}
        onKeyDown={handleKey}
        placeholder="Une page, une personne, un article, une action…"
        role="combobox"
        value={query}
      />
      <PaletteList active={current ?? null} id={listId} onFollow={follow} ref={list} sections={sections} />
      <VisuallyHidden role="status">
        {!network?.failure && announce(results.length, query, isBusy)}
      </VisuallyHidden>
      {hasNothing && <p>{announce(0, query, false)}</p>}
      {network?.failure && (
        <ErrorState onRetry={network.failure.retry}>
          Les personnes et les publications n’ont pas été cherchées. {network.failure.reason}
        </ErrorState>
      )}
    </Modal>
  );
}
