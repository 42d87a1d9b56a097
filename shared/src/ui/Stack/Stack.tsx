import '@mantine/core/styles/Stack.css';

/** A vertical stack. */
export { Stack, type StackProps } from '@mantine/core';
