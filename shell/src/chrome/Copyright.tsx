import { pageConfig } from '@az/shared/config';

/** The current year, and the link of the agency where one is configured (specification, section 9). */
export function Copyright() {
  const { agencyUrl, productName } = pageConfig();
  return (
    <span>
      © {new Date().getFullYear()} {agencyUrl ? <a href={agencyUrl}>{productName}</a> : productName}
    </span>
  );
}
