import { Anchor } from '@az/shared/ui/Anchor';
import { VisuallyHidden } from '@az/shared/ui/VisuallyHidden';

const mapOf = (address: string): string =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`;

/** Opens an address on a map of another host in a new tab: nothing of it is loaded here. */
export function MapLink({ address }: { address: string }) {
  return (
    <Anchor href={mapOf(address)} rel="noopener noreferrer" size="sm" target="_blank">
      Voir sur une carte<VisuallyHidden component="span"> (nouvel onglet)</VisuallyHidden>
    </Anchor>
  );
}
