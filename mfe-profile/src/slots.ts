import type { AreaModule } from '@az/shared/area';

/** What others may show of this area, as `area.json` names it. */
export const slots = {
  'profile.picture-editor': () => import('./features/edit-picture/EditPicture.tsx'),
} satisfies AreaModule['slots'];
