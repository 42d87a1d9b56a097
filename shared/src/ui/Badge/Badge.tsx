import '@mantine/core/styles/Badge.css';

/** A short mark on something else. Not for what can be pressed. */
export { Badge, type BadgeProps } from '@mantine/core';
