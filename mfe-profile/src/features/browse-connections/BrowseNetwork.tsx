import { Card } from '@az/shared/ui/Card';
import { SampleStates } from '@az/shared/ui/SampleStates';
import type { ReactNode } from 'react';
import { useRelationSource } from '../../data/relation-source.ts';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { BrowseConnections } from './BrowseConnections.tsx';
import { words } from './words.ts';

/** The member's network: `stored` where the server has it, otherwise sample data. */
export function BrowseNetwork({ stored }: { stored: ReactNode }) {
  const source = useRelationSource();
  const skeleton = (
    <Card padding="lg">
      <RowsSkeleton />
    </Card>
  );
  return (
    <SampleStates sample={source} skeleton={skeleton} words={words}>
      {([from]) => (from === 'server' ? stored : <BrowseConnections />)}
    </SampleStates>
  );
}
