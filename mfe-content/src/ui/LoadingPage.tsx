import { usePageTitle } from '@az/shared/title';
import { CardSkeletons } from '@az/shared/ui/CardSkeletons';
import { Page } from '@az/shared/ui/Page';
import { type Sample, SampleStates } from '@az/shared/ui/SampleStates';

type Props<Item> = {
  /** Sets the document's title until the page's own is known. */
  title: string;
  sample: Sample<Item>;
  words: { loading: string; failed: string };
};

/**
 * Replaces a page while its data loads. Without a heading: `main` takes the focus after a navigation, and a heading
 * that is removed would lose it.
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
