import { fakeServer, json, renderInApp, sampleMember } from '@az/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeViewport } from '../../testing/fake-viewport.ts';
import { feedItem, feedReply } from '../../testing/sample-feed.ts';
import { ReadFeed } from './ReadFeed.tsx';

test('a like that this device cannot keep is taken back', async () => {
  const server = fakeServer();
  fakeViewport();
  server.on('GET /az/global', () => json(feedReply([feedItem('a', { like_count: 3 })])));
  renderInApp(<ReadFeed below={() => null} />, { member: sampleMember() });
  const like = await screen.findByRole('button', { name: /^J’aime/ });
  jest.spyOn(globalThis, 'BroadcastChannel').mockImplementation(() => {
    throw new DOMException('', 'SecurityError');
  });
  // Browsers have this, jsdom does not.
  const reported = jest.fn();
  Object.assign(globalThis, { reportError: reported });
  await userEvent.click(like);
  await waitFor(() => expect(reported).toHaveBeenCalled());
  expect(like).toHaveTextContent('J’aime 3');
  expect(like).toHaveAttribute('aria-pressed', 'false');
  expect(server.requests.filter(({ method }) => method !== 'GET')).toEqual([]);
});
