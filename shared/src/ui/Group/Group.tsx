import '@mantine/core/styles/Group.css';

export { Group, type GroupProps } from '@mantine/core';
