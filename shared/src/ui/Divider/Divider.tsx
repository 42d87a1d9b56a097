import '@mantine/core/styles/Divider.css';

/** A decorative line. */
export { Divider, type DividerProps } from '@mantine/core';
