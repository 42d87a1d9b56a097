import { ActionIcon, TextInput, type TextInputProps } from '@mantine/core';
import '@mantine/core/styles/Loader.css';
import '@mantine/core/styles/ActionIcon.css';
import '@mantine/core/styles/Input.css';
import { useState } from 'react';
import { IconEye, IconEyeOff } from '../icons/icons.tsx';

/** A field with a button that shows the password. Mantine's button cannot be reached by keyboard or screen reader. */
export function PasswordInput(props: Omit<TextInputProps, 'type' | 'rightSection'>) {
  const [shown, setShown] = useState(false);
  return (
    <TextInput
      autoCapitalize="off"
      spellCheck={false}
      {...props}
      rightSection={
        <ActionIcon
          aria-label={shown ? 'Masquer le mot de passe' : 'Afficher le mot de passe'}
          disabled={props.disabled}
          onClick={() => setShown(!shown)}
          type="button"
        >
          {shown ? <IconEyeOff size={20} /> : <IconEye size={20} />}
        </ActionIcon>
      }
      rightSectionPointerEvents="all"
      type={shown ? 'text' : 'password'}
    />
  );
}
