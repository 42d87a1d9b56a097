import { ErrorState } from '@az/shared/ui/ErrorState';
import { VisuallyHidden } from '@az/shared/ui/VisuallyHidden';
import type { ReactNode } from 'react';
import { useLoadedConversations } from '../../data/use-messaging.ts';
import { words } from './words.ts';

type Props = {
  /** The places of what is to come, shown when loading takes long enough to notice. */
  places: ReactNode;
  children: ReactNode;
};

/** Shows `children` once the member's conversations are there; until then what is to come, or why it does not. */
export function LoadConversations({ places, children }: Props) {
  const { status, retry } = useLoadedConversations();
  if (status === 'ready') return children;
  if (status === 'failed') return <ErrorState onRetry={retry}>{words.failed}</ErrorState>;
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{words.loading}</VisuallyHidden>
      {places}
    </div>
  );
}
