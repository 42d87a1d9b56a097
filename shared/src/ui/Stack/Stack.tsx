import '@mantine/core/styles/Stack.layer.css';

/** Things below each other. */
export { Stack, type StackProps } from '@mantine/core';
