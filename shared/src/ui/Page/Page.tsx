import { Title, VisuallyHidden } from '@mantine/core';
import '@mantine/core/styles/Title.css';
import '@mantine/core/styles/VisuallyHidden.css';
import type { ReactNode } from 'react';
import { usePageTitle } from '../../title/index.ts';

type Props = {
  /** Screen name in the document's title: `<title> · <product>`. */
  title: string;
  heading?: ReactNode;
  /** Shows the heading to screen readers only. */
  headingHidden?: boolean;
  children?: ReactNode;
};

/** The root of every screen: sets the title and renders the only `h1`, which takes the focus after a navigation. */
export function Page({ title, heading = title, headingHidden = false, children }: Props) {
  usePageTitle(title);
  return (
    <>
      {headingHidden ? (
        <VisuallyHidden component="h1" id="titre" tabIndex={-1}>
          {heading}
        </VisuallyHidden>
      ) : (
        <Title id="titre" order={1} tabIndex={-1}>
          {heading}
        </Title>
      )}
      {children}
    </>
  );
}
