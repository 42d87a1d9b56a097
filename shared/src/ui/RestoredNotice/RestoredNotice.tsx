import { Alert } from '../Alert/Alert.tsx';
import { Button } from '../Button/Button.tsx';

type Props = {
  onStartOver: () => void;
  /** The form is being sent. */
  disabled?: boolean;
};

/** Says above a form that unsent input was restored, with a button to start again. */
export function RestoredNotice({ onStartOver, disabled }: Props) {
  return (
    <Alert role="status">
      Votre saisie, interrompue la dernière fois, a été retrouvée.{' '}
      <Button disabled={disabled} onClick={onStartOver} size="compact-sm" variant="default">
        Repartir de zéro
      </Button>
    </Alert>
  );
}
