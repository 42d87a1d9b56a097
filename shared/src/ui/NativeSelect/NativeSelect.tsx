import '@mantine/core/styles/Input.css';

/** One of a few fixed choices, by the list of the system itself; where someone has to search, use `Select`. */
export { NativeSelect, type NativeSelectProps } from '@mantine/core';
