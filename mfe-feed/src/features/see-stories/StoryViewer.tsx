import { MediaViewer } from '@az/shared/social/MediaViewer';
import { storyOf } from '../../data/stories.ts';

type Props = { person: { id: string; name: string }; opened: boolean; onClose: () => void };

export function StoryViewer({ person, ...viewer }: Props) {
  return (
    <MediaViewer {...viewer} label={`Story de ${person.name}`} pictures={storyOf(person.id)} start={0} />
  );
}
