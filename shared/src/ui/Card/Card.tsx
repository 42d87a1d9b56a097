import '@mantine/core/styles/Card.css';

/** A surface of its own: bordered, padded, with sections that reach its edges (`Card.Section`). */
export { Card, type CardProps } from '@mantine/core';
