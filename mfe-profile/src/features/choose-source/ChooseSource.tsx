import type { Extension } from '@az/shared/contracts';
import { Card } from '@az/shared/ui/Card';
import { SampleStates } from '@az/shared/ui/SampleStates';
import type { ReactNode } from 'react';
import { useListSource } from '../../data/list-source.ts';
import { words } from './words.ts';

type Props = {
  /** What a server needs to have the lists. */
  extension: Extension;
  /** What the server stores, and what shows sample data where it does not. */
  stored: ReactNode;
  sample: ReactNode;
  skeleton: ReactNode;
};

/** The lists of the server if it has them, otherwise sample data. */
export function ChooseSource({ extension, stored, sample, skeleton }: Props) {
  return (
    <SampleStates
      sample={useListSource(extension)}
      skeleton={<Card padding="lg">{skeleton}</Card>}
      words={words}
    >
      {([from]) => (from === 'server' ? stored : sample)}
    </SampleStates>
  );
}
