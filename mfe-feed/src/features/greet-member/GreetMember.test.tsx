import { fakeServer, json, renderInApp, sampleMember } from '@az/shared/testing';
import { screen } from '@testing-library/react';
import { GreetMember } from './GreetMember.tsx';

beforeEach(() => {
  fakeServer().on('GET /capabilities', () => json({ extensions: ['network'] }));
});

const show = (relations: { follows: number; connections: number }) =>
  renderInApp(<GreetMember />, {
    member: sampleMember({ firstName: 'Awa' }),
    figures: { announcements: 0, followers: 0, ...relations },
  });

test('a member who knows and follows nobody is told what to do first', async () => {
  show({ follows: 0, connections: 0 });
  expect(await screen.findByRole('heading', { name: 'Bienvenue, Awa' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Compléter mon profil' })).toHaveAttribute('href', '/feed/welcome');
});

test.each([
  { follows: 1, connections: 0 },
  { follows: 0, connections: 1 },
])('somebody with relations is not: %o', (relations) => {
  const { container } = show(relations);
  expect(container).not.toHaveTextContent('Bienvenue');
});
