import '@mantine/core/styles/Skeleton.css';

/** Holds the place of something that is loading: give it the size of what will come. */
export { Skeleton, type SkeletonProps } from '@mantine/core';
