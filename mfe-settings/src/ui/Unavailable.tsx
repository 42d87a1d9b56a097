import { ErrorState } from '@az/shared/ui/ErrorState';

/** Stands in the place of a card's content that could not be loaded. */
export function Unavailable({
  what,
  isLoading,
  onRetry,
}: {
  what: string;
  isLoading: boolean;
  onRetry: () => void;
}) {
  return (
    <ErrorState onRetry={onRetry} retrying={isLoading}>
      {what} Vérifiez votre connexion, puis réessayez.
    </ErrorState>
  );
}
