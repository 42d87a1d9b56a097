import '@mantine/core/styles/Badge.css';

export { Badge, type BadgeProps } from '@mantine/core';
