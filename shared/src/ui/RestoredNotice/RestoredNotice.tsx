import { Alert } from '../Alert/Alert.tsx';
import { Button } from '../Button/Button.tsx';

/** Says above a form that unsent input was restored, with a button to start again. */
export function RestoredNotice({ onStartOver }: { onStartOver: () => void }) {
  return (
    <Alert role="status">
      Votre saisie, interrompue la dernière fois, a été retrouvée.{' '}
      <Button onClick={onStartOver} size="compact-sm" variant="default">
        Repartir de zéro
      </Button>
    </Alert>
  );
}
