import IconArrowBackUpDrawing from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
import IconBanDrawing from '@tabler/icons-react/dist/esm/icons/IconBan.mjs';
import IconBookmarkFilledDrawing from '@tabler/icons-react/dist/esm/icons/IconBookmarkFilled.mjs';
import IconCalendarEventDrawing from '@tabler/icons-react/dist/esm/icons/IconCalendarEvent.mjs';
import IconClockDrawing from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconLockDrawing from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import IconPlayerPlayDrawing from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs';
import IconUserMinusDrawing from '@tabler/icons-react/dist/esm/icons/IconUserMinus.mjs';
import IconWorldDrawing from '@tabler/icons-react/dist/esm/icons/IconWorld.mjs';
import IconZoomInDrawing from '@tabler/icons-react/dist/esm/icons/IconZoomIn.mjs';
import IconZoomOutDrawing from '@tabler/icons-react/dist/esm/icons/IconZoomOut.mjs';
import { decorative } from '../icons/decorative.tsx';

// Icons that no first view needs; those of `icons` load with every page.
export const IconArrowBackUp = decorative(IconArrowBackUpDrawing);
export const IconBan = decorative(IconBanDrawing);
export const IconBookmarkFilled = decorative(IconBookmarkFilledDrawing);
export const IconCalendarEvent = decorative(IconCalendarEventDrawing);
export const IconClock = decorative(IconClockDrawing);
export const IconLock = decorative(IconLockDrawing);
export const IconPlayerPlay = decorative(IconPlayerPlayDrawing);
export const IconUserMinus = decorative(IconUserMinusDrawing);
export const IconWorld = decorative(IconWorldDrawing);
export const IconZoomIn = decorative(IconZoomInDrawing);
export const IconZoomOut = decorative(IconZoomOutDrawing);
