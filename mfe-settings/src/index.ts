import type { AreaModule } from '@az/shared/area';
import { routes } from './routes.tsx';

export const area: AreaModule = { routes };
