import { useCapability } from '@az/shared/api';
import { Button } from '@az/shared/ui/Button';
import { EmptyState } from '@az/shared/ui/EmptyState';
import { IconUserOff } from '@az/shared/ui/icons';
import { TruncatedName } from '@az/shared/ui/Text';
import { useLayoutEffect, useRef } from 'react';

type Props = {
  name: string;
  /** Whether this notice has just replaced the focused element. */
  takesFocus: boolean;
  onUnblock: () => void;
};

/** Replaces a publication whose author the member has blocked. */
export function BlockedAuthor({ name, takesFocus, onUnblock }: Props) {
  const isStored = useCapability('network') === true;
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);
  const unblock = () => {
    onUnblock();
    // Focuses the heading, because the publication below it is shown again.
    document.getElementById('titre')?.focus();
  };
  return (
    <EmptyState
      action={
        <Button onClick={unblock} ref={button} variant="default">
          Débloquer {name}
        </Button>
      }
      icon={<IconUserOff />}
    >
      Vous avez bloqué <TruncatedName>{name}</TruncatedName>
      {isStored ? '' : ' sur cet appareil'}&#8239;: ses publications ne vous sont plus montrées.
    </EmptyState>
  );
}
