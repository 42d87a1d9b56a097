/** Text in the product's sizes; `c="dimmed"` for secondary text. Its style sheet is part of the base. */
export { Text, type TextProps } from '@mantine/core';
export { TruncatedName } from './TruncatedName.tsx';
