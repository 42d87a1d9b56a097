import { sideCardWidth } from '@az/shared/constants';
import { useMinWidth } from './use-min-width.ts';

/** Whether side columns fit: from 992 px (specification, section 9). */
export const useWideScreen = (): boolean => useMinWidth(sideCardWidth);
