import '@mantine/core/styles/Input.layer.css';
import '../InlineInput/InlineInput.css';
import '@mantine/core/styles/Radio.layer.css';

/** One of several choices; put them in a `Radio.Group` with a label. */
export { Radio, type RadioGroupProps, type RadioProps } from '@mantine/core';
