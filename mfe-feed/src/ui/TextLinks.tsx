import { useCapability } from '@az/shared/api';
import { isRouteLive } from '@az/shared/area';
import type { Mention } from '@az/shared/contracts';
import { paths } from '@az/shared/paths';
import { Link } from '@az/shared/router';
import { useMemberPath } from '@az/shared/social/AuthorName';
import { TextLinks as AddressLinks } from '@az/shared/social/TextLinks';
import { Fragment } from 'react';
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

const Plain = ({ children }: { children: string }) => (
  <AddressLinks renderTag={(tag) => <TagLink tag={tag} />}>{children}</AddressLinks>
);

type Props = { text: string; mentions?: Mention[] | undefined };

/** A text that a member wrote, with links for the mentions, addresses and tags in it. */
export function TextLinks({ text, mentions = [] }: Props) {
  const memberPath = useMemberPath();
  const ends = [0, ...mentions.map(({ start, length }) => start + length)];
  return (
    <>
      {mentions.map(({ id, start, length }, index) => {
        const path = memberPath({ id });
        const name = text.slice(start, start + length);
        return (
          <Fragment key={start}>
            <Plain>{text.slice(ends[index], start)}</Plain>
            {path ? (
              <Link className={styles.link} to={path}>
                {name}
              </Link>
            ) : (
              name
            )}
          </Fragment>
        );
      })}
      <Plain>{text.slice(ends.at(-1))}</Plain>
    </>
  );
}
