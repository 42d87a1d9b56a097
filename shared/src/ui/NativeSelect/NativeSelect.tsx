import '@mantine/core/styles/Input.css';

/** A few fixed choices in the system's own list; for a searchable list use `Select`. */
export { NativeSelect, type NativeSelectProps } from '@mantine/core';
