import { useCapability } from '@az/shared/api';
import { sampleBadges } from '@az/shared/constants';
import { Badge } from '@az/shared/ui/Badge';

/** The heading of the page; the fixed sample number is not shown beside real people. */
export function NetworkHeading() {
  const isStored = useCapability('relations') === true;
  return isStored ? (
    'Connexions'
  ) : (
    <>
      Connexions <Badge variant="default">{sampleBadges.connections}</Badge>
    </>
  );
}
