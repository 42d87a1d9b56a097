export { BrowseVideos as Component } from '../features/browse-videos/BrowseVideos.tsx';
