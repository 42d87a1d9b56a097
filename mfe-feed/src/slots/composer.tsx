export { WritePost as Component } from '../features/write-post/WritePost.tsx';
