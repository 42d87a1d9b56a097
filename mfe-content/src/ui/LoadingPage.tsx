import { usePageTitle } from '@az/shared/title';
import { CardSkeletons } from '@az/shared/ui/CardSkeletons';
import { Page } from '@az/shared/ui/Page';
import { type Sample, SampleStates } from '@az/shared/ui/SampleStates';

type Props<Item> = {
  /** The document's title until the title of the page itself is known. */
  title: string;
  sample: Sample<Item>;
  words: { loading: string; failed: string };
};

/**
 * Replaces a page while its data loads. It has no heading, so that `main` takes the focus after a navigation: a
 * focused heading would lose the focus when it is removed.
 */
export function LoadingPage<Item>({ title, sample, words }: Props<Item>) {
  usePageTitle(title);
  return (
    <>
      {sample.hasFailed && <Page title={title} />}
      <SampleStates sample={sample} skeleton={<CardSkeletons height={336} />} words={words}>
        {() => null}
      </SampleStates>
    </>
  );
}
