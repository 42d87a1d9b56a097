import type { RichNode } from '@az/shared/rich-text';
import { Anchor } from '@az/shared/ui/Anchor';
import type { ReactNode } from 'react';
import styles from './RichText.module.css';

function piece(node: RichNode, key: number): ReactNode {
  if (typeof node === 'string') return node;
  const { tag: Tag, href, children } = node;
  if (Tag === 'br') return <br key={key} />;
  if (Tag !== 'a') return <Tag key={key}>{children.map(piece)}</Tag>;
  return (
    <Anchor href={href} key={key} rel="noopener noreferrer nofollow" target="_blank">
      {children.map(piece)}
    </Anchor>
  );
}

/** Rich text of the server, rendered from its checked nodes as elements: no HTML is ever set. */
export function RichText({ nodes }: { nodes: RichNode[] }) {
  return <div className={styles.text}>{nodes.map(piece)}</div>;
}
