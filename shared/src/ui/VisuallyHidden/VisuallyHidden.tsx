import '@mantine/core/styles/VisuallyHidden.css';

/** Text for screen readers only. */
export { VisuallyHidden } from '@mantine/core';
