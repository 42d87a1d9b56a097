import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { FriendsFrame } from './FriendsFrame.tsx';

const Friends = lazy(() =>
  import('./Friends.tsx').then(
    (part): { default: ComponentType } => ({ default: part.Friends }),
    () => ({ default: () => <FriendsFrame hasFailed /> }),
  ),
);

/** The member's friends. Below the first view of most screens, so they are loaded when the card comes near. */
export function FriendsCard() {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => setIsNear((was) => was || !!entry?.isIntersecting),
      {
        rootMargin: '200px',
      },
    );
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  const waiting = <FriendsFrame />;
  return (
    <div ref={place}>
      {isNear ? (
        <Suspense fallback={waiting}>
          <Friends />
        </Suspense>
      ) : (
        waiting
      )}
    </div>
  );
}
