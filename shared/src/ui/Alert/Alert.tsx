import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/Alert.css';

/** A message in the page. Its role is `alert` by default (`status` for messages that are not urgent). */
export { Alert, type AlertProps } from '@mantine/core';
