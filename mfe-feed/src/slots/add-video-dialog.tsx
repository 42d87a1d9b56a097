export { AddVideo as Component } from '../features/add-video/AddVideo.tsx';
