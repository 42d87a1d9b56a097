import '@mantine/core/styles/Loader.layer.css';
import '@mantine/core/styles/ActionIcon.layer.css';

/** A button that is only an icon: give it an `aria-label`. Subtle and grey unless told otherwise. */
export { ActionIcon, type ActionIconProps } from '@mantine/core';
