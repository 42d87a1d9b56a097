import type { AreaModule } from '@az/shared/area';

/** The pieces of this area that others show; the area itself opens its dialogs by them too. */
export const slots = {
  'profile.experience-list': () => import('./features/list-experiences/ListExperiences.tsx'),
  'profile.experience-dialog': () => import('./features/edit-experience/ExperienceDialog.tsx'),
  'profile.company-dialog': () => import('./features/create-company/CompanyDialog.tsx'),
  'profile.picture-editor': () => import('./features/edit-picture/EditPicture.tsx'),
} satisfies AreaModule['slots'];
