import type { Announcement } from '@az/shared/contracts';
import { MoreButton } from '../../ui/MoreButton.tsx';
import { useClamp } from '../../ui/use-clamp.ts';
import styles from './AnnouncementText.module.css';

type Props = { announcement: Announcement; textId: string };

/** What it says; a long text is cut, with a button for the rest. */
export function AnnouncementText({ announcement: { text, author }, textId }: Props) {
  const { ref, isCut, isExpanded, toggle } = useClamp<HTMLParagraphElement>();
  return (
    <div>
      <p className={isExpanded ? styles.text : `${styles.text} ${styles.cut}`} id={textId} ref={ref}>
        {text}
      </p>
      {(isCut || isExpanded) && (
        <MoreButton isExpanded={isExpanded} of={`de l'annonce de ${author.name}`} onToggle={toggle} />
      )}
    </div>
  );
}
