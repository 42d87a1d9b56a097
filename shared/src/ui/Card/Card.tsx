import '@mantine/core/styles/Card.css';

/** A surface with border and padding; `Card.Section` reaches its edges. */
export { Card, type CardProps } from '@mantine/core';
