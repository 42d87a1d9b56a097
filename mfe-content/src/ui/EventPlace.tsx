import type { ListedGathering } from '@az/shared/contracts';
import { Anchor } from '@az/shared/ui/Anchor';
import { VisuallyHidden } from '@az/shared/ui/VisuallyHidden';

const mapOf = (address: string): string =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`;

/** Opens an address in a new tab, on the map of another host. This page loads nothing from that host. */
function MapLink({ address }: { address: string }) {
  return (
    <Anchor href={mapOf(address)} rel="noopener noreferrer" size="sm" target="_blank">
      Voir sur une carte<VisuallyHidden component="span"> (nouvel onglet)</VisuallyHidden>
    </Anchor>
  );
}

type Props = { event: Pick<ListedGathering, 'location' | 'city' | 'address'>; withMap?: boolean };

/** Place of an event: name, address, and a link to a map. */
export function EventPlace({ event: { location, city, address }, withMap = true }: Props) {
  if (city === null || address === null) return location;
  // The address contains the town.
  const name = location.endsWith(`, ${city}`) ? location.slice(0, -city.length - 2) : location;
  return (
    <>
      {!address.startsWith(name) && (
        <>
          {name}
          <br />
        </>
      )}
      {address}
      {withMap && (
        <>
          <br />
          <MapLink address={address} />
        </>
      )}
    </>
  );
}
