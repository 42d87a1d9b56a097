import type { AreaModule } from '@az/shared/area';
import { routes } from './routes.tsx';

/** The area's module: its only interface to the shell. */
export const area: AreaModule = { routes };
