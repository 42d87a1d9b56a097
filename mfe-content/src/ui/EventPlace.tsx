import type { NetworkEvent } from '../data/events/event.ts';
import { MapLink } from './MapLink.tsx';

type Props = { event: Pick<NetworkEvent, 'location' | 'city' | 'address'>; withMap?: boolean };

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
