import { render, screen } from '@testing-library/react';
import { Brief } from './Text.tsx';

test('an ordinary name stays as it is', () => {
  const { container } = render(
    <Brief>{'Marie-Antoinette de La Tour du Pin Gouvernet et de La Rochefoucauld'}</Brief>,
  );
  expect(container.children).toHaveLength(0);
});

test('a name as long as the server takes it is marked to be cut, and is there in full', () => {
  const name = 'Constantinople'.repeat(18);
  render(<Brief>{name}</Brief>);
  expect(screen.getByText(name)).toHaveClass('az-brief');
});
