import { paths } from '@az/shared/paths';
import { Anchor } from '@az/shared/ui/Anchor';
import { DescriptionList } from '@az/shared/ui/DescriptionList';
import { TextLink } from '@az/shared/ui/TextLink';
import type { Detail } from './about-details.ts';

function Value({ detail }: { detail: Detail }) {
  if (detail.value === null) return <TextLink to={paths.settingsAccount()}>{detail.add}</TextLink>;
  return detail.href ? <Anchor href={detail.href}>{detail.value}</Anchor> : detail.value;
}

/** Terms and values of the member; a missing value links to the settings. */
export function DetailList({ details }: { details: Detail[] }) {
  return (
    <DescriptionList
      entries={details.map((detail) => [detail.term, <Value detail={detail} key={detail.term} />])}
    />
  );
}
