import type { Mention } from '@az/shared/contracts';
import { optional } from '@az/shared/late-parts';
import { paths } from '@az/shared/paths';
import { useEffect, useState } from 'react';

type Props = { text: string; mentions?: Mention[] | undefined };

/** Texts stay plain if the code of their links cannot be loaded. */
const TextLinks = optional<Props>(
  () => import('./TextLinks.tsx').then((part) => part.TextLinks),
  ({ text }) => text,
);

/** How long after the start of the page links load at the latest, in milliseconds. An action loads them earlier. */
const loadAfter = 10_000;

const actions = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'];

/** Whether links may load: they are not part of the first view of the home page. */
function useIsAfterFirstView(isWanted: boolean): boolean {
  const [isAfter, setAfter] = useState(
    () => performance.now() > loadAfter || location.pathname !== paths.feedHome(),
  );
  useEffect(() => {
    if (isAfter || !isWanted) return;
    const end = () => setAfter(true);
    for (const action of actions) addEventListener(action, end, true);
    const timer = setTimeout(end, loadAfter);
    return () => {
      for (const action of actions) removeEventListener(action, end, true);
      clearTimeout(timer);
    };
  }, [isAfter, isWanted]);
  return isAfter && isWanted;
}

/** A text that a member wrote, with links for the mentions, addresses and tags in it. */
export function LinkedText({ text, mentions }: Props) {
  const hasLinks = useIsAfterFirstView(mentions !== undefined || /#|https?:/i.test(text));
  return hasLinks ? <TextLinks mentions={mentions} text={text} /> : text;
}
