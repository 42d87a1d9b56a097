import { Switch as MantineSwitch, type SwitchProps as MantineSwitchProps } from '@mantine/core';
import '@mantine/core/styles/InlineInput.css';
import '../InlineInput/InlineInput.css';
import '@mantine/core/styles/Switch.css';
import type { ReactNode } from 'react';
import styles from './Switch.module.css';

export type SwitchProps = Omit<MantineSwitchProps, 'label'> & { label: ReactNode };

/** Turns something on or off at once (`role="switch"`); for a choice that is saved with a form use a `Checkbox`. */
export function Switch(props: SwitchProps) {
  return (
    <MantineSwitch
      classNames={{ body: styles.body, track: styles.track }}
      size="md"
      withThumbIndicator={false}
      {...props}
    />
  );
}
