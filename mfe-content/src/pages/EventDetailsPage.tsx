export { PresentEvent as Component } from '../features/present-event/PresentEvent.tsx';
