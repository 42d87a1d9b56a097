import { TwoPanes } from '../../ui/TwoPanes.tsx';
import { LoadingMessages } from './LoadingMessages.tsx';
import { LoadingRows } from './LoadingRows.tsx';

export function LoadingPanes({ showing }: { showing: 'list' | 'detail' }) {
  return <TwoPanes detail={<LoadingMessages />} list={<LoadingRows />} showing={showing} />;
}
