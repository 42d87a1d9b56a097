import '@mantine/core/styles/Badge.css';

/** A short label on another element. Not for controls. */
export { Badge, type BadgeProps } from '@mantine/core';
