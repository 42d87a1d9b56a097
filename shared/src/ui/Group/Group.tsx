import '@mantine/core/styles/Group.css';

/** A wrapping row. */
export { Group, type GroupProps } from '@mantine/core';
