import '@mantine/core/styles/Input.css';

/** A multi-line field that grows with its text (through the CSSOM: no inline style attribute). */
export { Textarea, type TextareaProps } from '@mantine/core';
