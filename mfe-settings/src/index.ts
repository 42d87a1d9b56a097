import type { AreaModule } from '@az/shared/area';
import { routes } from './routes.tsx';

/** The one door between this area and the shell. */
export const area: AreaModule = { routes };
