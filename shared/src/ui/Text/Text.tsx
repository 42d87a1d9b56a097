/** Text in the product's sizes; `c="dimmed"` for secondary text. Its style sheet is loaded with the base styles. */
export { Text, type TextProps } from '@mantine/core';
export { TruncatedName } from './TruncatedName.tsx';
