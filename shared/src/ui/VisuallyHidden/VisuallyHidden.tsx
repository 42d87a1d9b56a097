import '@mantine/core/styles/VisuallyHidden.layer.css';

/** Text for screen readers only. */
export { VisuallyHidden } from '@mantine/core';
