import { ErrorState } from '@az/shared/ui/ErrorState';

export function Unavailable({
  what,
  isRetrying,
  onRetry,
}: {
  what: string;
  isRetrying: boolean;
  onRetry: () => void;
}) {
  return (
    <ErrorState onRetry={onRetry} retrying={isRetrying}>
      {what} Vérifiez votre connexion, puis réessayez.
    </ErrorState>
  );
}
