import { type RefObject, useEffect, useState } from 'react';
import { useCapability } from '../../api/index.ts';
import { optional } from '../late-parts/optional.tsx';

type Props = { field: RefObject<HTMLTextAreaElement | null> };

/** Without its code, an `@` is only a character. */
const MentionList = optional<Props>(() => import('./MentionList.tsx').then((part) => part.MentionList));

/** Offers people after an `@` in a field, where the server takes mentions. Its code loads with the first `@`. */
export function Mentions({ field }: Props) {
  const isOffered = useCapability('mentions') === true;
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    const element = field.current;
    if (!element || !isOffered) return;
    const look = () => element.value.includes('@') && setWanted(true);
    element.addEventListener('input', look);
    return () => element.removeEventListener('input', look);
  }, [field, isOffered]);
  return isWanted && <MentionList field={field} />;
}
