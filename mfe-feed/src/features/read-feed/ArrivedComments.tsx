import { parseComment } from '@az/shared/contracts';
import { listenLive } from '@az/shared/live';
import { VisuallyHidden } from '@az/shared/ui/VisuallyHidden';
import { useEffect, useState } from 'react';
import { words } from './list-words.ts';

/** How long comments are counted before one sentence announces them all, in milliseconds. */
const announceAfter = 3000;

/** Tells screen readers how many comments others have just written on an announcement. */
export function ArrivedComments({ post }: { post: string }) {
  const [announced, setAnnounced] = useState(0);
  useEffect(() => {
    let arrived = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const announce = () => {
      timer = undefined;
      setAnnounced(arrived);
      arrived = 0;
    };
    const stop = listenLive({
      onHint: ({ type, post: of, comment }) => {
        if (type !== 'comment.new' || of !== post || parseComment(comment)?.own !== false) return;
        arrived += 1;
        // Empties the status first, because a sentence equal to the last one would not be announced.
        setAnnounced(0);
        timer ??= setTimeout(announce, announceAfter);
      },
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [post]);
  return <VisuallyHidden role="status">{announced > 0 && words.newComments(announced)}</VisuallyHidden>;
}
