import '@mantine/core/styles/SimpleGrid.css';

/** Columns of equal width; `cols={{ xs: 1, lg: 2 }}` changes their number with the viewport. */
export { SimpleGrid, type SimpleGridProps } from '@mantine/core';
