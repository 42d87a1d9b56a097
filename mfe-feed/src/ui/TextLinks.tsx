import { useCapability } from '@az/shared/api';
import { isRouteLive } from '@az/shared/area';
import { paths } from '@az/shared/paths';
import { Link } from '@az/shared/router';
import { TextLinks as AddressLinks } from '@az/shared/social/TextLinks';
import styles from './TextLinks.module.css';

/** A link to the publications with a tag; plain text if the server cannot find them. */
function TagLink({ tag }: { tag: string }) {
  const canFind = useCapability('network') && isRouteLive(paths.feedTag());
  if (!canFind) return `#${tag}`;
  return (
    <Link className={styles.link} to={paths.feedTag(tag)}>
      #{tag}
    </Link>
  );
}

/** A text that a member wrote, with links for the addresses and tags in it. */
export const TextLinks = ({ children }: { children: string }) => (
  <AddressLinks renderTag={(tag) => <TagLink tag={tag} />}>{children}</AddressLinks>
);
