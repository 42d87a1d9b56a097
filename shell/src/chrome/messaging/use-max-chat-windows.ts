import { breakpoints } from '@az/shared/constants';
import { useMinWidth } from '../use-min-width.ts';

/** Maximum of chat windows side by side: three from 1400 px, else one. */
export const useMaxChatWindows = (): 1 | 3 => (useMinWidth(breakpoints.xxl) ? 3 : 1);
