import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/InlineInput.css';
import '../InlineInput/InlineInput.css';
import '@mantine/core/styles/Radio.css';

/** One option of several; put them in a `Radio.Group` with a label. */
export { Radio, type RadioGroupProps, type RadioProps } from '@mantine/core';
