import { useEffect } from 'react';
import { callApi } from '../api/client.ts';
import { AppError, useCapability } from '../api/index.ts';
import { sampleFigures } from '../constants/index.ts';
import { parseFigures } from '../contracts/figures.ts';
import type { FiguresWire } from '../contracts/index.ts';
import { useQuery, useQueryClient } from '../query/index.ts';
import { currentSession } from '../session/auth-store.ts';

const key = ['shared', 'figures'] as const;

/** How old figures may be that a component shows without reading them again, in milliseconds. */
const freshFor = 10_000;
/** How often figures on screen are read: no event tells that somebody follows the member. In milliseconds. */
const rereadEvery = 60_000;
/** When the code that listens to events is loaded: the first view does not need it. In milliseconds. */
const listenAfter = 10_000;

async function getFigures(signal: AbortSignal): Promise<FiguresWire> {
  const figures = parseFigures(await callApi('/account/figures', { bearer: true, signal }));
  if (!figures) throw new AppError('bad-reply');
  return figures;
}

/**
 * The member's own figures; null until they are known. The first ones come with the verification of the session. Where the
 * server stores no relations either, those of the specification.
 */
export function useFigures(): FiguresWire | null {
  const isStored = useCapability('figures');
  const hasRelations = useCapability('relations');
  const { data } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => getFigures(signal),
    enabled: isStored === true,
    initialData: () => parseFigures(currentSession()) ?? undefined,
    initialDataUpdatedAt: performance.timeOrigin,
    staleTime: freshFor,
    refetchInterval: rereadEvery,
  });
  return isStored === false && hasRelations === false ? sampleFigures : (data ?? null);
}

/** The same, and follows what the member does in any tab, and what others do, while the component is shown. */
export function useLiveFigures(): FiguresWire | null {
  const queries = useQueryClient();
  const isStored = useCapability('figures');
  const isLive = useCapability('live');
  useEffect(() => {
    if (!isStored || !isLive) return;
    const reread = () => void queries.invalidateQueries({ queryKey: key });
    let listening: Promise<(() => void) | undefined> | undefined;
    const timer = setTimeout(() => {
      listening = import('./follow-figures.ts').then(
        ({ followFigures }) => followFigures(reread),
        // The figures are still read every minute.
        () => undefined,
      );
    }, listenAfter);
    return () => {
      clearTimeout(timer);
      void listening?.then((stop) => stop?.());
    };
  }, [queries, isStored, isLive]);
  return useFigures();
}
