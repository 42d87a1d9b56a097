import { fakeServer, json, renderInApp, sampleMember } from '@az/shared/testing';
import type { Layout } from '../routes/layouts.ts';
import { fakeWidth } from './fake-width.ts';

/** Shows a layout around a page, as a member without pictures sees it. */
export function openLayout({ Frame, Component }: Layout, width: 'wide' | 'narrow', route: string) {
  const server = fakeServer();
  server.on('GET /profile/picture', () => json({ status: false, picture_data: null }));
  server.on('GET /cover/picture', () => json({ status: false, cover_data: null }));
  server.on('GET /capabilities', () => json({ extensions: [] }));
  const window = fakeWidth(width);
  const page = (
    <Component>
      <h1 id="titre" tabIndex={-1}>
        La page
      </h1>
    </Component>
  );
  const { router } = renderInApp(Frame ? <Frame>{page}</Frame> : page, { member: sampleMember(), route });
  return { window, router, server };
}

/** Roles and names of the landmarks of a page, in the order of the document. */
export const landmarks = (): string[] =>
  [...document.querySelectorAll('header, nav, main, aside, footer')].map((element) =>
    [element.localName, element.getAttribute('aria-label')].filter(Boolean).join(' '),
  );
