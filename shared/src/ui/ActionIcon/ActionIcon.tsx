import '@mantine/core/styles/Loader.css';
import '@mantine/core/styles/ActionIcon.css';

/** A button that is only an icon: give it an `aria-label`. Subtle and grey unless told otherwise. */
export { ActionIcon, type ActionIconProps } from '@mantine/core';
