import '@mantine/core/styles/Stack.css';

/** Things below each other. */
export { Stack, type StackProps } from '@mantine/core';
