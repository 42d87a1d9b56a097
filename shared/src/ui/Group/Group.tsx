import '@mantine/core/styles/Group.css';

/** Things side by side; they wrap. */
export { Group, type GroupProps } from '@mantine/core';
