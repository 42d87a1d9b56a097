import '@mantine/core/styles/Group.layer.css';

/** Things side by side; they wrap. */
export { Group, type GroupProps } from '@mantine/core';
