import '@mantine/core/styles/Stack.css';

export { Stack, type StackProps } from '@mantine/core';
