import { useCapability } from '@az/shared/api';
import { isRouteLive } from '@az/shared/area';
import { paths } from '@az/shared/paths';
import { Link } from '@az/shared/router';
import { Fragment } from 'react';
import { splitText } from './split-text.ts';
import styles from './TextLinks.module.css';

/** A link to the publications with a tag; plain text if the server cannot find them. */
function TagLink({ tag }: { tag: string }) {
  const canFind = useCapability('post-tags') && isRouteLive(paths.feedTag());
  if (!canFind) return `#${tag}`;
  return (
    <Link className={styles.link} to={paths.feedTag(tag)}>
      #{tag}
    </Link>
  );
}

/** A text that a member wrote, with links for the addresses and tags in it. Nothing is loaded from the addresses. */
export function TextLinks({ children }: { children: string }) {
  return splitText(children).map((part, index) => {
    // The position is part of the key, because equal parts may repeat.
    const key = `${index} ${part.shown}`;
    if (part.kind === 'tag') return <TagLink key={key} tag={part.tag} />;
    if (part.kind === 'text') return <Fragment key={key}>{part.shown}</Fragment>;
    return (
      <a
        className={styles.link}
        href={part.href}
        key={key}
        rel="noopener noreferrer nofollow ugc"
        target="_blank"
        title={part.href}
      >
        {part.shown}
      </a>
    );
  });
}
