export { BrowseShorts as Component } from '../features/browse-shorts/BrowseShorts.tsx';
