import '@mantine/core/styles/Loader.css';
import '@mantine/core/styles/ActionIcon.css';

/** An icon button: give it an `aria-label`. Subtle and grey by default. */
export { ActionIcon, type ActionIconProps } from '@mantine/core';
