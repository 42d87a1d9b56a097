import { Alert, Button, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/Alert.css';
import '@mantine/core/styles/Loader.css';
import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Stack.css';
import type { ReactNode } from 'react';

type Props = {
  /** What failed and what to do, in one or two sentences. */
  children: ReactNode;
  onRetry?: () => void;
  retrying?: boolean;
};

/** Replaces content that could not be loaded; the rest of the screen keeps working. */
export function ErrorState({ children, onRetry, retrying = false }: Props) {
  return (
    <Alert color="red">
      <Stack align="flex-start" gap="sm">
        <Text size="sm">{children}</Text>
        {onRetry && (
          <Button loading={retrying} onClick={onRetry} size="sm" variant="default">
            Réessayer
          </Button>
        )}
      </Stack>
    </Alert>
  );
}
