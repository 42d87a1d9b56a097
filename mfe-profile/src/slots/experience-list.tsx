export { ListExperiences as Component } from '../features/list-experiences/ListExperiences.tsx';
