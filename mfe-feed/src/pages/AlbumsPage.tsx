export { BrowseAlbums as Component } from '../features/browse-albums/BrowseAlbums.tsx';
