import { ErrorState } from '@az/shared/ui/ErrorState';
import type { ReactNode } from 'react';
import { useLoadedConversations } from '../../data/use-messaging.ts';
import { LoadingPanes } from './LoadingPanes.tsx';
import { words } from './words.ts';

type Props = {
  /** Which of the two panes a small screen will show. */
  showing: 'list' | 'detail';
  children: ReactNode;
};

/** Shows `children` once the member's conversations are there; until then what is to come, or why it does not. */
export function LoadConversations({ showing, children }: Props) {
  const { status, retry } = useLoadedConversations();
  if (status === 'ready') return children;
  if (status === 'failed') return <ErrorState onRetry={retry}>{words.failed}</ErrorState>;
  return <LoadingPanes showing={showing} />;
}
