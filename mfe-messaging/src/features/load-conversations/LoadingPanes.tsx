import { TwoPanes } from '../../ui/TwoPanes.tsx';
import { LoadingMessages } from './LoadingMessages.tsx';
import { LoadingRows } from './LoadingRows.tsx';

/** Skeletons of the list and of the conversation. */
export function LoadingPanes({ showing }: { showing: 'list' | 'detail' }) {
  return <TwoPanes detail={<LoadingMessages />} list={<LoadingRows />} showing={showing} />;
}
