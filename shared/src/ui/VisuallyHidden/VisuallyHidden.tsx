import '@mantine/core/styles/VisuallyHidden.css';

export { VisuallyHidden } from '@mantine/core';
