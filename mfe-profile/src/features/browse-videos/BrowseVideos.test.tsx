import { renderInApp, sampleMember } from '@az/shared/testing';
import { screen } from '@testing-library/react';
import { BrowseVideos } from './BrowseVideos.tsx';

test('shows the videos without links, because no page can play them', async () => {
  renderInApp(<BrowseVideos />, { route: '/profile/videos', member: sampleMember() });
  expect(await screen.findByRole('heading', { name: 'Visite du nouvel atelier' })).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(4);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
