import '@mantine/core/styles/Skeleton.css';

/** A placeholder for loading content: give it the content's size. */
export { Skeleton, type SkeletonProps } from '@mantine/core';
