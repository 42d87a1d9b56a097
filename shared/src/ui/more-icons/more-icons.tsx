import IconBanDrawing from '@tabler/icons-react/dist/esm/icons/IconBan.mjs';
import IconPlayerPlayDrawing from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs';
import IconWorldDrawing from '@tabler/icons-react/dist/esm/icons/IconWorld.mjs';
import IconZoomInDrawing from '@tabler/icons-react/dist/esm/icons/IconZoomIn.mjs';
import IconZoomOutDrawing from '@tabler/icons-react/dist/esm/icons/IconZoomOut.mjs';
import { decorative } from '../icons/decorative.tsx';

// Icons that no first view needs. The icons in `icons` load with every page.
export const IconBan = decorative(IconBanDrawing);
export const IconPlayerPlay = decorative(IconPlayerPlayDrawing);
export const IconWorld = decorative(IconWorldDrawing);
export const IconZoomIn = decorative(IconZoomInDrawing);
export const IconZoomOut = decorative(IconZoomOutDrawing);
