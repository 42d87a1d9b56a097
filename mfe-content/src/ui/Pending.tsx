import { usePageTitle } from '@az/shared/title';
import { CardSkeletons } from '@az/shared/ui/CardSkeletons';
import { Page } from '@az/shared/ui/Page';
import { type Sample, SampleStates } from '@az/shared/ui/SampleStates';

type Props<Item> = {
  /** Names the document until the page's own title is known. */
  title: string;
  sample: Sample<Item>;
  words: { loading: string; failed: string };
};

/**
 * Stands in the place of a page whose subject is on its way. It has no heading then: `main` takes the focus after a
 * navigation, and would lose it with a heading that goes.
 */
export function Pending<Item>({ title, sample, words }: Props<Item>) {
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
