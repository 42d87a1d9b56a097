import { ErrorState } from '@az/shared/ui/ErrorState';

/** Replaces a card's content that could not be loaded. */
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
