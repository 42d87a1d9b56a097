import { areaHost } from '@az/shared/area';
import { type ReactNode, useEffect, useRef, useState } from 'react';

type Props = { waiting: ReactNode; children: ReactNode };

/** Shows `waiting` until the first view is complete and this part has come near the screen, then `children`. */
export function WhenNear({ waiting, children }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => setIsNear((was) => was || !!entry?.isIntersecting),
      { rootMargin: '200px' },
    );
    const cancel = areaHost().afterFirstView(() => {
      if (root.current) observer.observe(root.current);
    });
    return () => {
      cancel();
      observer.disconnect();
    };
  }, []);
  return <div ref={root}>{isNear ? children : waiting}</div>;
}
