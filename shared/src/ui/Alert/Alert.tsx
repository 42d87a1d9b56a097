import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/Alert.css';

/** A message that stays in the page. Its role is `alert` unless `role` says otherwise (`status` for what can wait). */
export { Alert, type AlertProps } from '@mantine/core';
