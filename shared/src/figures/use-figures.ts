import { useEffect } from 'react';
import { callApi } from '../api/client.ts';
import { AppError, useCapability } from '../api/index.ts';
import { areaHost } from '../area/index.ts';
import { sampleFigures } from '../constants/index.ts';
import { parseFigures } from '../contracts/figures.ts';
import type { FiguresWire } from '../contracts/index.ts';
import { useQuery, useQueryClient } from '../query/index.ts';
import { currentSession } from '../session/auth-store.ts';

const key = ['shared', 'figures'] as const;

const freshFor = 10_000;
/** Milliseconds between two reads of figures on screen, because no event tells that somebody follows the member. */
const rereadEvery = 60_000;

async function getFigures(signal: AbortSignal): Promise<FiguresWire> {
  const figures = parseFigures(await callApi('/account/figures', { bearer: true, signal }));
  if (!figures) throw new AppError('bad-reply');
  return figures;
}

/** The member's own figures; null until known. Fixed figures if the server lacks `network`. */
export function useFigures(): FiguresWire | null {
  const isStored = useCapability('network');
  const { data } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => getFigures(signal),
    enabled: isStored === true,
    initialData: () => parseFigures(currentSession()) ?? undefined,
    initialDataUpdatedAt: performance.timeOrigin,
    staleTime: freshFor,
    refetchInterval: rereadEvery,
  });
  return isStored === false ? sampleFigures : (data ?? null);
}

/** Like `useFigures`, but also reads again after live events while the component is shown. */
export function useLiveFigures(): FiguresWire | null {
  const queries = useQueryClient();
  const isStored = useCapability('network');
  useEffect(() => {
    if (!isStored) return;
    const end = new AbortController();
    const follow = () =>
      import('./follow-figures.ts').then(
        ({ followFigures }) => followFigures(queries, key, end.signal),
        // If the code does not load, the figures are still read every minute.
        () => undefined,
      );
    areaHost().afterFirstView(follow);
    return () => end.abort();
  }, [queries, isStored]);
  return useFigures();
}
