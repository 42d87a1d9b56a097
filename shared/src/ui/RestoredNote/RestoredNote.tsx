import { Alert } from '../Alert/Alert.tsx';
import { Button } from '../Button/Button.tsx';

type Props = {
  onStartOver: () => void;
  /** While the form is sent. */
  disabled?: boolean;
};

/** Says at the head of a form that it shows what was typed into it before, with a way to begin anew. */
export function RestoredNote({ onStartOver, disabled }: Props) {
  return (
    <Alert role="status">
      Votre saisie, interrompue la dernière fois, a été retrouvée.{' '}
      <Button disabled={disabled} onClick={onStartOver} size="compact-sm" variant="default">
        Repartir de zéro
      </Button>
    </Alert>
  );
}
