import '@mantine/core/styles/Input.css';

/** A one-line field with its label, description and error. */
export { TextInput, type TextInputProps } from '@mantine/core';
