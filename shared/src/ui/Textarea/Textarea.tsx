import '@mantine/core/styles/Input.css';

/** A field of several lines that grows with what is written (through the CSSOM: no inline style attribute). */
export { Textarea, type TextareaProps } from '@mantine/core';
