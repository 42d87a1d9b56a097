export { DiscoverEvents as Component } from '../features/discover-events/DiscoverEvents.tsx';
