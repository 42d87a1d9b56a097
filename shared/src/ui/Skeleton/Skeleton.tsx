import '@mantine/core/styles/Skeleton.css';

export { Skeleton, type SkeletonProps } from '@mantine/core';
