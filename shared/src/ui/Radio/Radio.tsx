import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Radio.layer.css';

/** One of several choices; put them in a `Radio.Group` with a label. */
export { Radio, type RadioGroupProps, type RadioProps } from '@mantine/core';
