export { EventDialog as Component } from '../features/create-event/EventDialog.tsx';
