import type { Extension } from '@az/shared/contracts';
import { Card } from '@az/shared/ui/Card';
import { SampleStates } from '@az/shared/ui/SampleStates';
import type { ReactNode } from 'react';
import { useListSource } from '../../data/list-source.ts';
import { words } from './words.ts';

type Props = {
  /** The extension of servers that have the lists. */
  extension: Extension;
  /** The content for a server that has the lists; `sample` is the content for any other server. */
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
