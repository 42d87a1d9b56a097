import '@mantine/core/styles/Input.css';

export { TextInput, type TextInputProps } from '@mantine/core';
