import { useSearchParams } from '@az/shared/router';
import { CardSkeletons } from '@az/shared/ui/CardSkeletons';
import { NotFound } from '@az/shared/ui/NotFound';
import { Page } from '@az/shared/ui/Page';
import { SampleStates } from '@az/shared/ui/SampleStates';
import { useVideos } from '../../data/videos.ts';
import { Watching } from './Watching.tsx';

const words = {
  failed: 'La vidéo n’a pas pu être chargée. Réessayez.',
  loading: 'Chargement de la vidéo',
};

type Props = {
  list: string;
  to: (id: string) => string;
  withDislike?: boolean;
};

/** One video with its comments; the first one when the URL has no id. */
export function WatchVideo({ list, to, withDislike = false }: Props) {
  const [search] = useSearchParams();
  const sample = useVideos();
  const { items } = sample;
  const id = search.get('video');
  const video = id === null ? items?.[0] : items?.find((one) => one.id === id);
  if (items && video) {
    return (
      <Watching
        key={video.id}
        related={items.filter((one) => one.id !== video.id).slice(0, 4)}
        to={to}
        video={video}
        withDislike={withDislike}
      />
    );
  }
  if (items) {
    return (
      <NotFound to={list} what="Cette vidéo">
        Retour aux vidéos
      </NotFound>
    );
  }
  return (
    <>
      <Page headingHidden title="Vidéo" />
      <SampleStates sample={sample} skeleton={<CardSkeletons height={220} />} words={words}>
        {() => null}
      </SampleStates>
    </>
  );
}
