export { ExperienceDialog as Component } from '../features/edit-experience/ExperienceDialog.tsx';
