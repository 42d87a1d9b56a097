import type { ListedGathering } from '@az/shared/contracts';
import { CardSkeletons } from '@az/shared/ui/CardSkeletons';
import { type Sample, SampleStates } from '@az/shared/ui/SampleStates';
import type { ReactNode } from 'react';

const words = {
  loading: 'Chargement des événements…',
  failed: 'Les événements n’ont pas pu être chargés. Réessayez dans un instant.',
};

type Props = { events: Sample<ListedGathering>; children: (events: ListedGathering[]) => ReactNode };

/** A list of events while it loads, after a failure, or loaded. */
export function EventStates({ events, children }: Props) {
  return (
    <SampleStates sample={events} skeleton={<CardSkeletons height={336} />} words={words}>
      {children}
    </SampleStates>
  );
}
