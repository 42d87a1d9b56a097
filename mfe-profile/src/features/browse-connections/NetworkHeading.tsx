import { useFigures } from '@az/shared/figures';
import { Badge } from '@az/shared/ui/Badge';
import { Count } from '@az/shared/ui/Count';

/** The heading of the page, with the number of connections unless there are none. */
export function NetworkHeading() {
  const connections = useFigures()?.connections;
  return (
    <>
      Connexions{' '}
      {connections ? (
        <Badge variant="default">
          <Count value={connections} />
        </Badge>
      ) : null}
    </>
  );
}
