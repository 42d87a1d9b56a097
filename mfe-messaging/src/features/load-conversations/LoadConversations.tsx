import { ErrorState } from '@az/shared/ui/ErrorState';
import { VisuallyHidden } from '@az/shared/ui/VisuallyHidden';
import type { ReactNode } from 'react';
import { useLoadedConversations } from '../../data/use-messaging.ts';

const words = {
  failed: 'Vos conversations n’ont pas pu être chargées. Réessayez dans un instant.',
  loading: 'Chargement des conversations…',
};

type Props = {
  /** Skeletons, shown after a short delay. */
  skeleton: ReactNode;
  children: ReactNode;
};

/** Renders `children` once the member's conversations have loaded; until then skeletons, or the error. */
export function LoadConversations({ skeleton, children }: Props) {
  const { status, retry } = useLoadedConversations();
  if (status === 'ready') return children;
  if (status === 'failed') return <ErrorState onRetry={retry}>{words.failed}</ErrorState>;
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{words.loading}</VisuallyHidden>
      {skeleton}
    </div>
  );
}
