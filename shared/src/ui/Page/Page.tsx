import { Title, VisuallyHidden } from '@mantine/core';
import '@mantine/core/styles/Title.css';
import '@mantine/core/styles/VisuallyHidden.css';
import type { ReactNode } from 'react';
import { usePageTitle } from '../../title/index.ts';

type Props = {
  /** Screen name in the document's title: `<title> · <product>`. */
  title: string;
  /** Text of the screen's one `h1`, when it differs from `title`. */
  heading?: ReactNode;
  /** For screens whose heading is only for screen readers. */
  headingHidden?: boolean;
  children?: ReactNode;
};

/** Every screen starts with one: names the document and makes the one `h1`, which takes the focus after a navigation. */
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
