import { isRouteLive } from '@az/shared/area';
import { pageConfig } from '@az/shared/config';
import { paths } from '@az/shared/paths';
import { Link } from '@az/shared/router';

/** Year, product and the agency if one is configured (specification, section 9). */
export function Copyright() {
  const { agency, productName } = pageConfig();
  const about = paths.landing();
  return (
    <span>
      © {new Date().getFullYear()} {productName}
      {isRouteLive(about) && (
        <>
          {' · '}
          <Link to={about}>À propos</Link>
        </>
      )}
      {agency && (
        <>
          {' · '}
          <a href={agency.url}>{agency.name}</a>
        </>
      )}
    </span>
  );
}
