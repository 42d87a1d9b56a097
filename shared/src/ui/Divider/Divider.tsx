import '@mantine/core/styles/Divider.layer.css';

/** A decorative line. */
export { Divider, type DividerProps } from '@mantine/core';
