import { useFigures } from '@az/shared/figures';
import { Badge } from '@az/shared/ui/Badge';
import { Count } from '@az/shared/ui/Count';

export function NetworkHeading() {
  const connections = useFigures()?.connections;
  return (
    <>
      Relations{' '}
      {connections ? (
        <Badge variant="default">
          <Count value={connections} />
        </Badge>
      ) : null}
    </>
  );
}
