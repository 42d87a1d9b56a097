import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './TwoPanes.module.css';

type Props = {
  /** The pane that a small screen shows; a large one shows both. */
  showing: 'list' | 'detail';
  list: ReactNode;
  detail: ReactNode;
};

const isHidden = (pane: HTMLElement) => pane.offsetParent === null;

/**
 * Two panes: side by side from 992 px, one at a time below. When another pane is shown, the focus moves to its
 * heading, or in the list to the element that had the focus before.
 */
export function TwoPanes({ showing, list, detail }: Props) {
  const listPane = useRef<HTMLDivElement>(null);
  const detailPane = useRef<HTMLDivElement>(null);
  const leftFrom = useRef<HTMLElement>(null);
  const shownBefore = useRef(showing);

  useLayoutEffect(() => {
    const [inList, inDetail] = [listPane.current, detailPane.current];
    if (shownBefore.current === showing || !inList || !inDetail) return;
    shownBefore.current = showing;
    if (showing === 'list') {
      if (isHidden(inDetail)) (leftFrom.current ?? inList.querySelector('h2'))?.focus();
      return;
    }
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && inList.contains(activeElement))
      leftFrom.current = activeElement;
    if (isHidden(inList)) inDetail.querySelector('h2')?.focus();
  }, [showing]);

  return (
    <div className={styles.panes} data-showing={showing}>
      <div className={styles.list} ref={listPane}>
        {list}
      </div>
      <div className={styles.detail} ref={detailPane}>
        {detail}
      </div>
    </div>
  );
}
